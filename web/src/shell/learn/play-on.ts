/** After a guided game: a table of its own that begins where the game stands, easy bots at it and hints on. */
import { newDeviceKey } from '../../net/device';
import { api } from '../../net/http';
import { fetchTable } from '../fetching';
import { guestName, keepOpened } from '../opening';
import { router } from '../router.svelte';
import { current } from '../table/current.svelte';
import type { Taught } from './taught.svelte';

export async function playOn({ lesson, progress }: Pick<Taught, 'lesson' | 'progress'>): Promise<void> {
  const title = lesson.split('/', 1)[0] ?? '';
  fetchTable(title);
  const { key, hash } = newDeviceKey();
  const name = guestName();
  const opened = await api.playOn(lesson, { progress: progress ?? { step: 0, choices: [] }, name, key: hash });
  keepOpened(opened, title, [{ seat: 0, name, key }]);
  const [seat] = current.sitAt(opened.table, '', name).seats;
  if (seat) seat.hints.wanted = true;
  router.go(`table/${opened.table}`);
}
