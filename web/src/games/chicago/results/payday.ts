/** A payday: what each gang was paid, and for what: the events' sums, taken apart by what stands on the plan. */
import type { SeenEvent } from '../../../shell/board';
import { gangNamed } from '../gangs';
import { count, text } from '../news';
import type { CityPlan } from '../plan';
import { heldOf, type HeldSet } from '../sets';
import type { ChicagoView } from '../view';

export interface Paid {
  gang: string;
  seat: number;
  money: number;
  sets: number;
  unguarded: number;
}

export interface PaydayScene {
  phase: string;
  /** Between the payment and the next hiring: nothing else has changed. */
  after: ChicagoView;
  paid: Paid[];
}

export function paidIn(news: readonly SeenEvent[]): Paid[] {
  return news
    .filter(({ event }) => event === 'gang-paid')
    .map((event) => ({
      gang: text(event, 'gang'),
      seat: count(event, 'seat'),
      money: count(event, 'money'),
      sets: count(event, 'sets'),
      unguarded: count(event, 'unguarded'),
    }));
}

export function paydayOf(news: readonly SeenEvent[], after: ChicagoView): PaydayScene | null {
  const ended = news.find(({ event }) => event === 'phase-ended');
  const paid = paidIn(news);
  return ended && paid.length ? { phase: text(ended, 'phase'), after, paid } : null;
}

export interface PaidSet extends HeldSet {
  value: number;
}

export interface PaidRow {
  gang: string;
  seat: number;
  mine: boolean;
  before: number;
  casinos: number;
  casinoMoney: number;
  unguarded: number;
  bars: number;
  barCount: number;
  sets: PaidSet[];
  money: number;
  now: number;
}

/** The viewer's own gangs first, then by cash. */
export function paidRows(scene: PaydayScene, plan: CityPlan, you: number | null): PaidRow[] {
  const view = scene.after;
  return scene.paid
    .map((paid): PaidRow => {
      const gang = gangNamed(view, paid.gang);
      const houses = plan.buildings.filter(({ name }) => view.owners[name] === paid.gang);
      const casinos = houses.filter(({ kind }) => kind === 'casino');
      const casinoMoney = casinos.reduce((sum, { value }) => sum + value, 0) - paid.unguarded;
      const sets = [1000, 2000].map((value) => ({ value, ...heldOf(view, plan, paid.gang, value) }));
      const whole = sets.filter(({ held, all }) => held === all);
      const now = gang?.cash ?? 0;
      return {
        gang: paid.gang,
        seat: gang?.seat ?? 0,
        mine: gang?.seat === you,
        before: now - paid.money,
        casinos: casinos.length,
        casinoMoney,
        unguarded: paid.unguarded,
        bars: paid.money - paid.sets - casinoMoney - whole.reduce((sum, { all, value }) => sum + all * value, 0),
        barCount: houses.length - casinos.length - whole.reduce((sum, { all }) => sum + all, 0),
        sets,
        money: paid.money,
        now,
      };
    })
    .sort((one, other) => Number(other.mine) - Number(one.mine) || other.now - one.now);
}

/** The set that is nearest to being whole, one's own before others'. */
export function nearestSet(rows: readonly PaidRow[]): { row: PaidRow; set: PaidSet } | null {
  const sets = rows.flatMap((row) => row.sets.map((set) => ({ row, set })));
  sets.sort(
    (one, other) =>
      Number(other.row.mine) - Number(one.row.mine) || other.set.held / other.set.all - one.set.held / one.set.all,
  );
  return sets[0] ?? null;
}
