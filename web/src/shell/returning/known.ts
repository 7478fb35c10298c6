/** Whether this device has been here before: it has sat at a table, or begun a lesson. */
import { keptTables } from '../../net/keyring';
import { played } from '../../net/played';
import { begunLesson } from '../learn/progress';

export function hasBeenHere(): boolean {
  return keptTables().some(({ title }) => title) || played().length > 0 || begunLesson() !== null;
}
