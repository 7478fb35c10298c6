/** Which titles this house has, asked once. */
import { Refusal, api } from '../../net/http';
import type { TitleAbout } from '../../net/protocol';

class Catalogue {
  titles = $state.raw<TitleAbout[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  async load(): Promise<void> {
    if (this.titles) return;
    try {
      this.titles = await api.titles();
      this.refusal = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      this.refusal = refusal;
    }
  }

  about(title: string): TitleAbout | undefined {
    return this.titles?.find(({ id }) => id === title);
  }
}

export const catalogue = new Catalogue();
