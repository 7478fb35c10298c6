/**
 * The board that a title's package brings along: `board/index.js` in its folder, plain JavaScript made with whatever its
 * author likes. The house serves it as `titles/<id>/index.js`; the policy of the page is the same for it as for us, so
 * it can load files of its own folder (`new URL('x.svg', import.meta.url)`) and nothing from elsewhere.
 *
 * It cannot hold components of ours: those belong to the Svelte of this build. So it draws into an element, and this
 * makes a `TitleClient` of it. What it leaves out is as on the plain board; of what it does not `show`, the shell makes
 * buttons. So a board that only draws can be played at once.
 */
import type { Component } from 'svelte';
import type { AnyView } from '../../games';
import { addressOf } from '../../net/address';
import type { BoardProps, TitleClient } from '../board';
import { catalogue } from '../home/catalogue.svelte';
import plain from '../plain';
import Place from './Place.svelte';

/** A board that has been drawn. */
export interface Drawn {
  /** Something has changed: what is offered, the view, the language. */
  change(props: BoardProps<AnyView>): void;
  /** The board leaves the page. */
  close?(): void;
}

/** Draws a board into an empty element of the page, once. */
export type Draw = (place: HTMLElement, props: BoardProps<AnyView>) => Drawn;

/** What `board/index.js` exports as its default: how it draws, and whatever of a `TitleClient` is no component. */
export interface PackagedBoard extends Partial<
  Omit<TitleClient<AnyView>, 'Board' | 'Panel' | 'Head' | 'Aside' | 'Final' | 'Thing' | 'Asked'>
> {
  draw: Draw;
}

/** A `TitleClient` of a package's board; `broken` is called if its drawing fails. */
export function clientOf(board: unknown, broken: (error: unknown) => void): TitleClient<AnyView> {
  if (!isBoard(board)) throw new Error('the board exports no default with a function draw(place, props)');
  const { draw, ...more } = board;
  // The props are getters, which stay alive only if they are handed on as they are.
  const Board: Component<BoardProps<AnyView>> = (internals, props) =>
    Place(
      internals,
      Object.create(props, { draw: { value: draw }, broken: { value: broken } }) as typeof props & Hooks,
    );
  return { ...plain, shows: () => false, ...more, Board };
}

interface Hooks {
  draw: Draw;
  broken(error: unknown): void;
}

/** The client of a title whose package brings a board; null if it brings none. */
export async function loadPackaged(
  title: string,
  broken: (error: unknown) => void,
): Promise<TitleClient<AnyView> | null> {
  await catalogue.load();
  const address = catalogue.about(title)?.board;
  if (!address) return null;
  const module = (await import(/* @vite-ignore */ addressOf(address))) as { default?: unknown };
  return clientOf(module.default, broken);
}

function isBoard(board: unknown): board is PackagedBoard {
  return typeof board === 'object' && board !== null && 'draw' in board && typeof board.draw === 'function';
}
