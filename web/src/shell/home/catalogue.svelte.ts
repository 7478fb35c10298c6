/** Which titles this house has, and what they say of themselves: asked once. */
import { RequestFailed, api } from '../../net/http';
import type { TitleAbout, TitleWords } from '../../net/requests';
import { sharedWords } from '../shared-words.svelte';

class Catalogue {
  titles = $state.raw<TitleAbout[] | null>(null);
  failure = $state.raw<RequestFailed | null>(null);

  async load(): Promise<void> {
    if (this.titles) return;
    try {
      this.titles = await api.titles();
      this.failure = null;
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      this.failure = failure;
    }
  }

  about(title: string): TitleAbout | undefined {
    return this.titles?.find(({ id }) => id === title);
  }

  /** In the language of the page. */
  words(title: string): TitleWords | undefined {
    return this.about(title)?.words[sharedWords.language];
  }

  /** What a title is called: as the house says, or the title's own words where they came first. Nothing before either
   * has told, its id if the house no longer has it. */
  name(title: string): string {
    const told = this.words(title)?.name;
    if (told !== undefined) return told;
    return sharedWords.names(title) ? sharedWords.thing(title) : this.titles ? title : '';
  }

  /** What is offered where nobody has named a title: the one that takes the least time. */
  get shortest(): string {
    const time = ({ minutes: [least = 0, most = 0] }: TitleAbout): number => least * 1000 + most;
    return [...(this.titles ?? [])].sort((one, other) => time(one) - time(other))[0]?.id ?? '';
  }
}

export const catalogue = new Catalogue();

/** How long a game takes: `45` or `90–120`. */
export function minutesOf({ minutes }: TitleAbout): string {
  return [...new Set(minutes)].join('–');
}
