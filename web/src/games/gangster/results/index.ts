/** Gangster's results: days of reckoning as ceremonies and in the log, and what matters since one's last turn. */
import type { Ceremony, Matter, Results, SeenEvent, Words } from '../../../shell/board';
import { areaNamed, coloursOf } from '../colours';
import type { Area, GangsterView, Reckoning } from '../view';
import Picture from './Picture.svelte';
import { durationOf, influenceIn, type Influence } from './reckoning';
import Small from './Small.svelte';

/** What `Picture` draws. */
export interface Scene {
  day: Reckoning;
  areas: readonly Area[];
}

function headline(told: readonly Influence[], words: Words): string {
  const points = told[0]?.total ?? 0;
  const winners = told.filter(({ total }) => total === points).map(({ seat }) => seat);
  if (winners.length === 1) return words.say('web-gangster-result-leads', { seat: winners[0], points });
  return words.say('web-gangster-result-level', { winners, points });
}

function ceremonies(news: readonly SeenEvent[], view: GangsterView): Ceremony[] {
  const begun = news.find(({ event }) => event === 'reckoning-begun');
  const told = influenceIn(news);
  const day = view.reckoning;
  if (!begun || !day || !told.length) return [];
  const most = told.reduce((best, one) => (one.points > best.points ? one : best));
  return [
    {
      scene: { day, areas: view.areas } satisfies Scene,
      takes: durationOf(day),
      about: (words) => words.say(begun.event, begun.facts),
      headline: (words) => headline(told, words),
      why: (words) => words.say('web-gangster-why-most', { seat: most.seat, points: most.points }),
      clause: 'GA-71',
      changes: (words) =>
        told.map(({ seat, points, total }) => ({
          seat,
          heading: words.player(seat),
          text: words.say('web-gangster-change', { points, total }),
        })),
    },
  ];
}

/** Who of mine was loaded, drowned or pushed; who leads a district now; how near the reckoning is. */
function matters({ event, facts }: SeenEvent, view: GangsterView, you: number): Matter | null {
  const mine = new Set<unknown>(coloursOf(view, you).map(({ colour }) => colour));
  const district = String(facts['district']);
  const places = [`area-${district}`];
  switch (event) {
    case 'gangster-loaded':
      return mine.has(facts['gangster']) ? { weight: 6, places } : null;
    case 'trunk-dumped': {
      const drowned = facts['gangsters'] as unknown[];
      return { weight: drowned.some((one) => mine.has(one)) ? 7 : 2, places: ['area-gold-coast'] };
    }
    case 'car-pushed':
      return { weight: facts['owner'] === you ? 5 : 1, places };
    case 'gangster-unloaded': {
      const [first, ...others] = areaNamed(view, district)?.standing ?? [];
      const passes = first?.colour === facts['gangster'] && others.some(({ colour }) => mine.has(colour));
      return passes ? { weight: 3, places } : null;
    }
    case 'equipment-taken':
      return { weight: 1, places: [`seat-${Number(facts['seat'])}`] };
    case 'marker-laid': {
      const near = Number(facts['most']) - Number(facts['count']) <= 2;
      return { weight: near ? 4 : 2, danger: near, places };
    }
    case 'district-closed':
      return { weight: 3, places };
    case 'reckoning-begun':
      return { weight: 5, places: [] };
    default:
      return null;
  }
}

const results: Results<GangsterView> = {
  ceremonies: (news, view) => ceremonies(news, view),
  Picture,
  heading: (events, words) =>
    words.say('web-gangster-day', {
      stage: Number(events.find(({ event }) => event === 'reckoning-begun')?.facts['stage'] ?? 0),
    }),
  Small,
  matters,
};

export default results;
