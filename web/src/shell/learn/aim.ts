/** What the coach's light falls on: what is to be touched next, and what is spoken of. */
import type { Rect } from '../inspector/placing';
import { lit } from '../table/lit';

/** The next part of a choice; or it is `chosen` and waits to be confirmed; or something else was begun: take it `back`. */
export interface Next {
  action: string | null;
  chosen: boolean;
  back: boolean;
}

interface Begun {
  actions: readonly string[];
  whole: boolean;
}

const NOTHING: Next = { action: null, chosen: false, back: false };

/** From here to what the coach has in mind. Its parts may come in any order that is offered. */
export function nextPart(way: readonly string[], draft: Begun, offered: readonly string[]): Next {
  if (!way.length) return NOTHING;
  const left = [...way];
  for (const part of draft.actions) {
    const at = left.indexOf(part);
    if (at < 0) return { ...NOTHING, back: true };
    left.splice(at, 1);
  }
  if (!left.length) return { ...NOTHING, chosen: true };
  if (draft.whole) return { ...NOTHING, back: true };
  return { ...NOTHING, action: left.find((part) => offered.includes(part)) ?? left[0] ?? null };
}

/** What has to be touched for that: one element, and none where nothing is to be done. */
export function touched(table: Element, next: Next, leads: readonly string[]): Element | null {
  if (next.back) return seen(table, '[data-testid=take-back]')[0] ?? null;
  const found = lit(table, { ...next, leads });
  return found.find(isInSight) ?? found[0] ?? null;
}

/** The things or places of these names: each where it is largest, beside the log, which only tells of them. */
export function spokenOf(table: Element, names: readonly string[]): Element[] {
  const found = names.flatMap((name) => {
    const quoted = JSON.stringify(name);
    const here = seen(table, `[data-thing=${quoted}], [data-place=${quoted}]`).filter((one) => !one.closest('aside'));
    if (here.length) return here.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);
    // On a small screen all goals stand in one line.
    return name.startsWith('goal') ? goals(table) : [];
  });
  return [...new Set(found)];
}

/** Where it stands what wins. */
export function goals(table: Element): Element[] {
  return seen(table, '[data-testid=goal]').slice(0, 1);
}

function seen(table: Element, selector: string): Element[] {
  return [...table.querySelectorAll(selector)].filter((one) => one.checkVisibility());
}

function sizeOf(one: Element): number {
  const { width, height } = one.getBoundingClientRect();
  return width * height;
}

function isInSight(one: Element): boolean {
  const { left, top, right, bottom } = inSight(one);
  return right > left && bottom > top;
}

/** What of an element is in sight: on the screen, and in every part of it that scrolls. */
export function inSight(one: Element): Rect {
  let { left, top, right, bottom } = one.getBoundingClientRect();
  [left, top, right, bottom] = [Math.round(left), Math.round(top), Math.round(right), Math.round(bottom)];
  let frame: Rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = one.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    if (around === document.body || around === document.documentElement) break;
    frame = common(frame, around.getBoundingClientRect());
  }
  return common({ left, top, right, bottom }, frame);
}

function common(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Bring an element into the middle of what scrolls round it, unless all of it is in sight. */
export function bringIntoSight(one: Element): void {
  const { left, top, right, bottom } = inSight(one);
  const { width, height } = one.getBoundingClientRect();
  if (right - left < Math.min(width, innerWidth) - 2 || bottom - top < Math.min(height, innerHeight) - 2)
    one.scrollIntoView({ block: 'center', inline: 'center' });
}
