import type { TitleAbout } from '../src/net/requests';

/** What the house tells of a title, for tests of the set-up page. */
export const about: TitleAbout = {
  id: 'chicago-poker',
  words: {},
  minutes: [45, 45],
  emblem: 'diamond',
  ground: '#05140e',
  accent: '#f1d692',
  least: 2,
  most: 6,
  usual: 4,
  options: [{ name: 'short', clause: 'CP-61', least: 5, most: 6 }],
  bots: ['random', 'rookie', 'soldier', 'capo', 'boss'],
  characters: [
    { bot: 'soldier-dutch', who: 'dutch', name: 'Dutch', level: 'soldier', manner: 'patient' },
    { bot: 'soldier-frankie', who: 'frankie', name: 'Frankie', level: 'soldier', manner: 'bold' },
    { bot: 'soldier-rosa', who: 'rosa', name: 'Rosa', level: 'soldier', manner: 'vengeful' },
    { bot: 'capo-ruth', who: 'ruth', name: 'Ruth', level: 'capo', manner: 'patient' },
    { bot: 'capo-bugs', who: 'bugs', name: 'Bugs', level: 'capo', manner: 'bold' },
  ],
  company: ['soldier-dutch', 'soldier-frankie', 'soldier-rosa', 'soldier', 'soldier'],
  usual_bot: 'soldier',
  data: '1',
  board: '',
  lessons: { count: 8, guided: 'first-game', minutes: 7 },
};
