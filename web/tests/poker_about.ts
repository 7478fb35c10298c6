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
  bots: ['random', 'soldier'],
  data: '1',
  board: '',
};
