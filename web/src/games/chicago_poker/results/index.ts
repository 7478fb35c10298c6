/** Chicago Poker's results: duels as ceremonies, in the log, and what matters since one's last turn. */
import { capital } from '../../../kit/capital';
import type { Ceremony, Change, Matter, Results, SeenEvent, Words } from '../../../shell/board';
import { rowPlaces } from '../flights';
import { nearestGoal } from '../goals';
import type { ChicagoPokerView } from '../view';
import { decidedBy, duelsIn, valueOf, type Duel, type Shown } from './duels';
import Picture from './Picture.svelte';
import Small from './Small.svelte';

/** So long cards turn, hands group, and the verdict comes. */
const TOLD_MS = 1300;

function headline(duel: Duel, words: Words): string {
  const { place, business, winner } = duel;
  if (winner === null) return capital(words.say('web-poker-result-tied', { business, place }));
  return capital(words.say('web-poker-result-won', { seat: winner, business, place }));
}

/** A hand as it is called within a sentence. */
function withinSentence({ hand: { hand, value } }: Shown, words: Words): string {
  return words.say(`term-hand-${hand}`, { value });
}

/** The first comparison that decided, and the clause that it follows. */
function reason(duel: Duel): { why(words: Words): string; clause: string } {
  const [best, second] = duel.rows;
  const stakes = [...duel.stakes].map(([seat, card]) => ({ seat, value: valueOf(card) }));
  if (duel.winner === null)
    return { why: (words) => words.say('web-poker-why-tied', { seats: duel.tied }), clause: 'CP-54' };
  if (stakes.length) {
    const mine = stakes.find(({ seat }) => seat === duel.winner)?.value ?? 0;
    const theirs = Math.max(0, ...stakes.filter(({ seat }) => seat !== duel.winner).map(({ value }) => value));
    return { why: (words) => words.say('web-poker-why-stakes', { n: mine, other: theirs }), clause: 'CP-54' };
  }
  if (!best || !second) return { why: (words) => words.say('web-poker-why-alone'), clause: 'CP-51' };
  const decided = decidedBy(best, second);
  const hand = best.hand.hand;
  if (decided?.by === 'rank')
    return {
      why: (words) =>
        capital(
          words.say('web-poker-why-rank', { name: withinSentence(best, words), short: withinSentence(second, words) }),
        ),
      clause: 'CP-52',
    };
  const facts = { hand, n: decided?.value ?? 0, other: decided?.other ?? 0 };
  const how = decided?.by === 'count' ? 'count' : decided?.first ? 'value' : 'next';
  return { why: (words) => capital(words.say(`web-poker-why-${how}`, facts)), clause: 'CP-53' };
}

function changes(duel: Duel, view: ChicagoPokerView, you: number | null, words: Words): Change[] {
  const owns = (seat: number): Change => {
    const count = Object.values(view.owned[seat] ?? {}).reduce((sum, n) => sum + n, 0);
    const nearest = nearestGoal(view.to_win[seat] ?? []);
    const name = nearest ? words.say(`web-poker-${nearest.way}`) : '';
    const near = nearest
      ? ` · ${words.say('web-poker-progress', { name, have: nearest.have, need: nearest.need })}`
      : '';
    return { seat, heading: words.player(seat), text: `${words.say('web-poker-owns', { count })}${near}` };
  };
  if (duel.winner === null) return [];
  const seats = [duel.winner, ...(you !== null && you !== duel.winner ? [you] : [])];
  const gone = duel.rows.reduce((sum, { cards }) => sum + cards.length, 0);
  const goes = words.say('web-poker-cards-go', { count: gone });
  const opens = duel.opened ? words.say(duel.opened.event, duel.opened.facts) : '';
  return [...seats.map(owns), { heading: capital(words.thing(duel.business)), text: `${goes} ${opens}`.trim() }];
}

function ceremonyOf(duel: Duel, view: ChicagoPokerView, you: number | null): Ceremony {
  const { begun } = duel;
  return {
    scene: duel,
    takes: TOLD_MS,
    watched: !duel.rows.some(({ seat }) => seat === you),
    about: (words) =>
      begun ? words.say(begun.event, begun.facts) : words.say('web-poker-tie-break', { place: duel.place }),
    headline: (words) => headline(duel, words),
    ...reason(duel),
    changes: (words) => changes(duel, view, you, words),
  };
}

/** What touches me, a bullet, a duel, a change of lead. */
function matters({ event, facts }: SeenEvent, view: ChicagoPokerView, you: number): Matter | null {
  const [seat, place, target] = [Number(facts['seat']), Number(facts['place']), Number(facts['target'])];
  /** The last card of a row. */
  const row = (whose: number, at = place): string[] => {
    const laid = view.businesses[at - 1]?.rows[whose]?.cards.length ?? 0;
    return rowPlaces(at, whose, Math.max(0, laid - 1));
  };
  switch (event.replace(/-seen$/, '')) {
    case 'bullet-placed':
      return { weight: 5, danger: true, places: [`bullet-${place}`, `hexagon-${place}`] };
    case 'card-murdered':
      return { weight: target === you ? 6 : 2, places: row(target) };
    case 'row-raided':
      return { weight: target === you ? 4 : 1, places: row(target) };
    case 'business-won':
      return { weight: 4, places: [`seat-${seat}`] };
    case 'gangster-played':
    case 'card-carried': {
      const at = event.startsWith('card-carried') ? Number(facts['to']) : place;
      const leads = view.businesses[at - 1]?.leads ?? [];
      return leads.includes(seat) ? { weight: 3, places: row(seat, at) } : null;
    }
    case 'pistol-drawn':
    case 'card-blackmailed':
      return { weight: 1, places: [`seat-${seat}`] };
    default:
      return null;
  }
}

const results: Results<ChicagoPokerView> = {
  ceremonies: (news, view, before, you) => duelsIn(news, before).map((duel) => ceremonyOf(duel, view, you)),
  Picture,
  heading: (events, words) => {
    const [duel] = duelsIn(events);
    return duel ? headline(duel, words) : '';
  },
  Small,
  matters,
};

export default results;
