/** The drawings on the posters: our own, each in the folder of its title's board. */
import { folderOf } from '../../games';

const drawings = import.meta.glob<string>('../../games/*/poster.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function drawingOf(title: string): string | undefined {
  return drawings[`../../games/${folderOf(title)}/poster.svg`];
}
