/**
 * Hears, for a whole table, when somebody asks about a thing: resting on it, pressing it long, touching what is not
 * offered, or pressing `i`. It only hears; the inspector answers.
 */
export type How = 'hover' | 'press' | 'click' | 'key';

export interface Asked {
  element: Element;
  /** Its `data-thing`; empty for a place that only stands for an action. */
  thing: string;
  /** The action that it stands for and that is not offered; empty if there is none. */
  action: string;
  how: How;
}

export interface Hearing {
  /** What is asked about now. */
  readonly asked: Asked | null;
  /** It stays although the pointer leaves. */
  readonly pinned: boolean;
  ask(asked: Asked): void;
  /** Keep it; once more, let it go. */
  pin(): void;
  close(): void;
}

/** A finger that is down, and whether it has been there long enough to ask. */
interface Pressed {
  x: number;
  y: number;
  asked: boolean;
}

const REST_MS = 350;
/** Over what is read, a pointer rests for another reason at first. */
const READ_MS = 1200;
const READ = '[data-read]';
const PRESS_MS = 400;
/** The pointer may take so long on its way into the sheet. */
const LEAVE_MS = 200;
/** A finger that moves further does not press, it scrolls. */
const STILL = 9;
const THING = '[data-thing]';
const WHY = '[data-ask-why]:not([data-offered])';
/** What does nothing when it is pressed. */
const BARRED = `${WHY}, [aria-disabled="true"]`;
const CONTROL = 'button, a, input, select, textarea, summary, label, [role="button"], [role="tab"]';
const SHEET = '[data-inspector]';

/** What somebody means who points there: the nearest thing, and the action that it would be. */
export function askedAt(target: EventTarget | null, how: How): Asked | null {
  if (!(target instanceof Element) || target.closest(SHEET)) return null;
  const thing = target.closest<HTMLElement>(THING);
  const why = target.closest<HTMLElement>(WHY);
  const element = thing ?? why;
  if (!element) return null;
  return { element, thing: thing?.dataset['thing'] ?? '', action: why?.dataset['askWhy'] ?? '', how };
}

/**
 * What a finger that stays there means: where a button lies over smaller things (a district over its gangsters), it is
 * for tapping, and the smallest thing under the finger is asked about.
 */
export function pressedAt(target: EventTarget | null, x: number, y: number): Asked | null {
  const asked = askedAt(target, 'press');
  if (!asked) return null;
  let best: { element: Element; size: number } | null = null;
  for (const element of asked.element.querySelectorAll(THING)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const size = (right - left) * (bottom - top);
    if (x < left || x > right || y < top || y > bottom || (best && size >= best.size)) continue;
    best = { element, size };
  }
  return best ? askedAt(best.element, 'press') : asked;
}

/** All that can be asked about and is in sight, in the order of the page. */
export function thingsIn(root: Element): Element[] {
  return [...root.querySelectorAll(THING)].filter((element) => element.checkVisibility());
}

export function listen(root: HTMLElement, hearing: Hearing): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;
  let press: ReturnType<typeof setTimeout> | undefined;
  let over: EventTarget | null = null;
  /** The thing that the arrow keys have come to, whether anything is told of it or not. */
  let walked: Element | null = null;
  /** Where the pointer was when it clicked: until it moves, it rests there for another reason. */
  let click: { x: number; y: number } | null = null;
  /** A table that comes up under a pointer has not been pointed at: only what moves on it means something. */
  let still = true;
  let pressed: Pressed | null = null;
  const within = (event: Event): boolean => event.target instanceof Node && root.contains(event.target);

  function pointed(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    over = event.target;
    still &&= event.type !== 'pointermove';
    if (still) return;
    // A click is told in whole pixels, a pointer in parts of them.
    if (click && Math.hypot(event.clientX - click.x, event.clientY - click.y) < 2) return;
    click = null;
    clearTimeout(rest);
    const { asked, pinned } = hearing;
    const next = within(event) && event.buttons === 0 ? askedAt(event.target, 'hover') : null;
    const inSheet = event.target instanceof Element && event.target.closest(SHEET) !== null;
    if (inSheet || (asked && next?.element === asked.element)) return clearTimeout(leave);
    if (asked?.how === 'hover' && !pinned) {
      clearTimeout(leave);
      leave = setTimeout(() => hearing.close(), LEAVE_MS);
    }
    // What somebody has asked for by more than resting is not taken away by resting elsewhere.
    if (next && !pinned && (!asked || asked.how === 'hover'))
      rest = setTimeout(
        () => {
          clearTimeout(leave);
          hearing.ask(next);
        },
        next.element.closest(READ) ? READ_MS : REST_MS,
      );
  }

  function down(event: PointerEvent): void {
    clearTimeout(rest);
    pressed = null;
    if (event.pointerType !== 'touch' || !within(event)) return;
    const next = pressedAt(event.target, event.clientX, event.clientY);
    if (!next) return;
    const mine: Pressed = { x: event.clientX, y: event.clientY, asked: false };
    pressed = mine;
    press = setTimeout(() => {
      mine.asked = true;
      hearing.ask(next);
    }, PRESS_MS);
  }
  function moved(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL) clearTimeout(press);
    if (event.pointerType !== 'touch' && !hearing.asked) pointed(event);
  }
  const up = (): void => clearTimeout(press);

  /** A click does what is offered, or what its button is for; anything else that can be asked about is asked. */
  function clicked(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    clearTimeout(rest);
    click = { x: event.clientX, y: event.clientY };
    if (event.target.closest(SHEET)) return;
    const control = event.target.closest(CONTROL);
    const swallowed = pressed?.asked === true;
    pressed = null;
    const barred = control?.matches(BARRED) === true;
    if (swallowed || (within(event) && barred)) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (swallowed) return;
    const next = within(event) && (!control || barred) ? askedAt(event.target, 'click') : null;
    if (next) hearing.ask(next);
    else if (hearing.asked && !hearing.pinned) hearing.close();
  }
  function menu(event: Event): void {
    if (pressed?.asked) event.preventDefault();
  }

  function keyed(event: KeyboardEvent): void {
    const { asked } = hearing;
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    if (event.key === 'Escape' && asked) hearing.close();
    else if (event.key === 'i' || event.key === 'I') {
      const next = meant();
      const same = asked?.how === 'hover' || hearing.pinned || next?.element === asked?.element;
      if (asked && same) hearing.pin();
      else if (next) {
        walked = null;
        hearing.ask(next);
      }
    } else if (step && asked && (asked.how === 'key' || hearing.pinned)) {
      const things = thingsIn(root);
      const at = things.indexOf(walked ?? asked.element);
      walked = things[(at + step + things.length) % things.length] ?? null;
      const next = askedAt(walked, 'key');
      if (next) hearing.ask(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /** By key: what has the focus, or something in it; else what the pointer is on; else the first thing there is. */
  function meant(): Asked | null {
    const focused = document.activeElement;
    const inside = focused && focused !== document.body && root.contains(focused) ? focused : null;
    return (
      (inside && (askedAt(inside, 'key') ?? askedAt(inside.querySelector(THING), 'key'))) ??
      askedAt(over instanceof Node && root.contains(over) ? over : null, 'key') ??
      hearing.asked ??
      askedAt(thingsIn(root)[0] ?? null, 'key')
    );
  }

  const heard = [
    ['pointerover', pointed],
    ['pointerdown', down],
    ['pointermove', moved],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', clicked],
    ['contextmenu', menu],
    ['keydown', keyed],
  ] as [string, EventListener][];
  for (const [name, hear] of heard) window.addEventListener(name, hear, true);
  return () => {
    for (const timer of [rest, leave, press]) clearTimeout(timer);
    for (const [name, hear] of heard) window.removeEventListener(name, hear, true);
  };
}
