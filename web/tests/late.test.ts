/** What is said late: it comes when somebody asks for it, and whoever asked is told. */
import { afterEach, expect, it, vi } from 'vitest';
import { headOf } from '../words';
import { texted } from '../src/words/catalogue';
import { Words, speech } from '../src/words/words.svelte';

afterEach(() => vi.restoreAllMocks());

it('says at once how seats and lists are named, and nothing for the command line', async () => {
  const { bundle, whole } = await texted('en', 'chicago-poker');

  expect(whole).toBe(false);
  expect(bundle.hasMessage('seat-number')).toBe(true);
  expect(bundle.hasMessage('list-and')).toBe(true);
  expect(bundle.hasMessage('ask-turn')).toBe(true);
  expect(bundle.hasMessage('doctor-verdict-ok')).toBe(false);
  expect(bundle.hasMessage('CP-1')).toBe(false);
});

it('has a clause come when it is asked for', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('document', { documentElement: {} });
  await speech.use('nl', 'chicago-poker');
  const words = new Words();

  expect(words.clause('CP-1')).toBe('');
  await vi.waitFor(() => expect(words.clause('CP-1')).not.toBe(''));

  expect(words.chapters().length).toBeGreaterThan(3);
  expect(words.say('refused-over')).toBe('Het spel is uit.');
  expect(complained).not.toHaveBeenCalled();
  words.say('no-such-message');
  expect(complained).toHaveBeenCalledOnce();
});

it('takes what stands before the first heading', () => {
  expect(headOf('# A file\n\na = b\n\n## More\nc = d\n')).toBe('# A file\n\na = b\n\n');
});
