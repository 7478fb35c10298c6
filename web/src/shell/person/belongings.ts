/** All that this device keeps of its person: taken along as a file, or erased, here and in the house. */
import { RequestFailed, api } from '../../net/http';
import { type KeptTable, keptTables } from '../../net/keyring';
import { played } from '../../net/played';

const OURS = 'backroom.';
/** What is readable to anybody else: no keys, no receipts. */
const TAKEN = ['backroom.settings', 'backroom.lessons'];

/** Results, lessons and settings as a text. Keys are not among them: whoever has the file cannot play for its person. */
export function belongings(made = new Date()): string {
  const kept = Object.fromEntries(
    TAKEN.map((place) => [place.slice(OURS.length), JSON.parse(localStorage.getItem(place) ?? 'null') as unknown]),
  );
  return `${JSON.stringify({ of: 'Backroom', made: made.toISOString(), ...kept, games: played() }, null, 1)}\n`;
}

/**
 * Erase the person: name and words at every table of this device, then all that the device keeps. At how many tables the
 * house could not be asked; if there are any, their keys stay for another try, and so does everything else.
 */
export async function eraseAll(): Promise<number> {
  let left = 0;
  for (const kept of keptTables()) if (!(await erased(kept))) left += 1;
  if (!left) for (const place of Object.keys(localStorage)) if (place.startsWith(OURS)) localStorage.removeItem(place);
  return left;
}

async function erased({ table, seats }: KeptTable): Promise<boolean> {
  try {
    for (const { key } of seats) await api.erase(table, key);
  } catch (failure) {
    if (!(failure instanceof RequestFailed)) throw failure;
    // The table or the key is gone: there is nothing of ours left to erase.
    return failure.id.startsWith('table-');
  }
  return true;
}
