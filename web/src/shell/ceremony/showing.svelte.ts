/** The results that hold one screen, one after the other. */
import type { Component } from 'svelte';
import type { Ceremony, Emblem, PictureProps, SeenEvent, Words } from '../board';

type View = Record<string, unknown>;

export interface HeldProps {
  shown: Shown;
  words: Words;
  title: string;
  you: number | null;
  emblems: readonly Emblem[];
  /** It has been seen. */
  done(): void;
}

/** A ceremony with all that its frame needs: what is fetched late is in it. */
export interface Shown {
  ceremony: Ceremony;
  /** The frame that holds the screen. */
  Held: Component<HeldProps>;
  Picture: Component<PictureProps<View>> | null;
  /** The table afterwards. */
  view: View;
  /** The event that ended the game, if this is the last result of it. */
  ended: SeenEvent | null;
  /** One's own clock waits a while for results, and not for ever. */
  timed: boolean;
}

export class Showing {
  now = $state.raw<Shown | null>(null);
  #seen: (() => void) | null = null;
  #stopped = false;

  /** Resolves once all of them have been seen. */
  async all(results: readonly Shown[]): Promise<void> {
    for (const shown of results) {
      if (this.#stopped) return;
      await new Promise<void>((seen) => {
        this.#seen = seen;
        this.now = shown;
      });
    }
  }

  done(): void {
    const seen = this.#seen;
    this.#seen = null;
    this.now = null;
    seen?.();
  }

  stop(): void {
    this.#stopped = true;
    this.done();
  }
}
