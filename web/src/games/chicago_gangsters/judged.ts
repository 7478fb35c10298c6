/** A round that has been judged, as the board shows it: also when the table has gone on to the next one meanwhile. */
import type { Emblem, SeenEvent } from '../../shell/board';
import { isPackage } from './packages';
import { emblemsIn, isJudged } from './table';
import type { ChicagoGangstersView, Evaluation, Pledge, Round } from './view';

export interface Judged {
  evaluation: Evaluation;
  round: Round;
  emblems: Emblem[];
  /** By seat. */
  pledges: (Pledge | null)[];
}

/** The round on the table, if it is judged. */
export function judgedOf(view: ChicagoGangstersView): Judged | null {
  if (!view.evaluation || !isJudged(view)) return null;
  const { evaluation, round } = view;
  return { evaluation, round, emblems: emblemsIn(view), pledges: view.seats.map(({ pledge }) => pledge) };
}

/** The round that was judged and closed in these news, put together from the table before them. */
export function judgedFrom(earlier: ChicagoGangstersView | null, news: readonly SeenEvent[]): Judged | null {
  if (!earlier) return null;
  const told = news.find(({ event }) => event === 'round-evaluated')?.facts['evaluation'] as Evaluation | undefined;
  const evaluation = told ?? (isJudged(earlier) ? earlier.evaluation : null);
  if (evaluation?.round !== earlier.round.number) return null;
  const loot = {
    winners: earlier.round.loot.winners.map((one) => ({ ...one })),
    losers: earlier.round.loot.losers.map((one) => ({ ...one })),
  };
  const pledges = earlier.seats.map(({ pledge }) => (pledge ? { ...pledge } : null));
  for (const { event, facts } of news) {
    const seat = Number(facts['seat']);
    if (event === 'package-taken') {
      const role = evaluation.order[0]?.seats.includes(seat) ? 'winners' : 'losers';
      const taken = loot[role].find((one) => one.taken_by === null && isPackage(one, facts['package'] as string[]));
      if (taken) taken.taken_by = seat;
    }
    const marked = /^pledge-(kept|broken)/.exec(event);
    const pledge = pledges[seat];
    if (marked && pledge) pledge.kept = marked[1] === 'kept';
  }
  return { evaluation, round: { ...earlier.round, loot }, emblems: emblemsIn(earlier), pledges };
}
