/** Choices that were taken back, and the one that would be. */
import type { Moment, SeenEvent } from '../../net/protocol';

/** The choices that stand: one that was taken back has taken with it whatever came of it. */
export function standingMoves(moments: readonly Moment[]): Moment[] {
  const standing: Moment[] = [];
  for (const moment of moments) {
    const { kind, seat } = moment;
    if (kind === 'move') standing.push(moment);
    if (kind === 'undone') {
      const choice = standing.findLastIndex((one) => one.seat === seat);
      standing.splice(choice < 0 ? 0 : choice);
    }
  }
  return standing;
}

export interface LastChoice {
  /** What the log tells of it first. */
  event: SeenEvent | null;
  /** Others have chosen since: that is taken back with it. */
  others: boolean;
}

/** What a seat would take back; null if it has chosen nothing that is known here. */
export function lastChoice(moments: readonly Moment[], seat: number, quiet: readonly string[] = []): LastChoice | null {
  const standing = standingMoves(moments);
  const at = standing.findLastIndex((one) => one.seat === seat);
  if (at < 0) return null;
  const event = standing[at]?.events?.find((one) => !quiet.includes(one.event)) ?? null;
  return { event, others: at < standing.length - 1 };
}
