// @vitest-environment jsdom
/** What counts as asking about a thing, and that asking never does anything. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Asked, listen } from '../../src/shell/inspector/listening';

let asked: Asked | null = null;
let pinned = false;
let stop: () => void;
const acted = vi.fn();

const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
function point(name: string, selector: string, how: Partial<PointerEventInit> = {}): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, clientX: 5, clientY: 5, ...how });
  Object.assign(event, { pointerType: how.pointerType ?? 'mouse' });
  at(selector).dispatchEvent(event);
}
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = `
    <div id="table">
      <button id="lit" data-thing="red-7" data-offered="play red-7" data-ask-why="play red-7">7</button>
      <button id="barred" data-thing="murder" data-ask-why="murder moran">!</button>
      <button id="own"><span id="inside" data-thing="pile">pile</span></button>
      <span id="plain" data-thing="bar@1">bar</span>
      <p data-read><span id="told" data-thing="red-7">7</span></p>
      <div id="district" data-thing="the-loop">
        <button id="whole" data-ask-why="stop at the-loop"></button>
        <i id="gangster" data-thing="grey@the-loop-1" data-ask-why="load 1 from the-loop"></i>
      </div>
    </div>
    <button id="outside" data-ask-why="draw">elsewhere</button>`;
  asked = null;
  pinned = false;
  acted.mockClear();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => void acted(button.id));
  stop = listen(at('#table'), {
    get asked() {
      return asked;
    },
    get pinned() {
      return pinned;
    },
    ask: (next) => (asked = next),
    pin: () => (pinned = true),
    close: () => (asked = null),
  });
});
const comeIn = (): void => point('pointermove', '#outside', { clientX: 50, clientY: 50 });
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('does not ask about what comes up under a pointer that lies still', () => {
  point('pointerover', '#plain');
  vi.advanceTimersByTime(400);
  expect(asked).toBeNull();
  point('pointermove', '#plain');
  vi.advanceTimersByTime(400);
  expect(asked).toMatchObject({ thing: 'bar@1', how: 'hover' });
});

it('asks about a thing on which the pointer rests, not about one that it passes', () => {
  comeIn();
  point('pointerover', '#plain');
  vi.advanceTimersByTime(300);
  expect(asked).toBeNull();
  point('pointerover', '#lit');
  vi.advanceTimersByTime(300);
  expect(asked).toBeNull();
  vi.advanceTimersByTime(60);
  expect(asked).toMatchObject({ thing: 'red-7', action: '', how: 'hover' });
});

it('lets a pointer rest longer on what is being read', () => {
  comeIn();
  point('pointerover', '#told');
  vi.advanceTimersByTime(1000);
  expect(asked).toBeNull();
  vi.advanceTimersByTime(300);
  expect(asked).toMatchObject({ thing: 'red-7', how: 'hover' });
});

it('lets go when the pointer leaves, unless it is kept', () => {
  comeIn();
  point('pointerover', '#plain');
  vi.advanceTimersByTime(400);
  point('pointerover', '#outside');
  vi.advanceTimersByTime(400);
  expect(asked).toBeNull();
  point('pointerover', '#plain');
  vi.advanceTimersByTime(400);
  press('i');
  expect(pinned).toBe(true);
  point('pointerover', '#outside');
  vi.advanceTimersByTime(400);
  expect(asked).not.toBeNull();
});

it('asks why about what is not offered, and does nothing with it', () => {
  at('#barred').click();
  expect(asked).toMatchObject({ thing: 'murder', action: 'murder moran', how: 'click' });
  expect(acted).not.toHaveBeenCalled();
});

it('does what is offered and clicked, and what a button is for', () => {
  at('#lit').click();
  at('#inside').click();
  at('#outside').click();
  expect(acted.mock.calls.flat()).toEqual(['lit', 'own', 'outside']);
  expect(asked).toBeNull();
});

it('opens what is no button with a click, and goes with the next one', () => {
  at('#plain').click();
  expect(asked).toMatchObject({ thing: 'bar@1', action: '' });
  at('#lit').click();
  expect(asked).toBeNull();
});

it('opens what is pressed for long, and the lifted finger does nothing', () => {
  point('pointerdown', '#lit', { pointerType: 'touch' });
  vi.advanceTimersByTime(420);
  expect(asked).toMatchObject({ thing: 'red-7', how: 'press' });
  point('pointerup', '#lit', { pointerType: 'touch' });
  at('#lit').click();
  expect(acted).not.toHaveBeenCalled();
  expect(asked).not.toBeNull();
  at('#lit').click();
  expect(acted).toHaveBeenCalledTimes(1);
});

it('opens the small thing under the finger where a button lies over it, and a tap is the button', () => {
  at('#gangster').getBoundingClientRect = () => ({ left: 40, top: 40, right: 55, bottom: 55 }) as DOMRect;
  point('pointerdown', '#whole', { pointerType: 'touch', clientX: 47, clientY: 47 });
  vi.advanceTimersByTime(420);
  expect(asked).toMatchObject({ thing: 'grey@the-loop-1', action: 'load 1 from the-loop', how: 'press' });
  point('pointerdown', '#whole', { pointerType: 'touch', clientX: 10, clientY: 10 });
  vi.advanceTimersByTime(420);
  expect(asked).toMatchObject({ thing: 'the-loop', action: 'stop at the-loop' });
});

it('is no long press while the finger scrolls', () => {
  point('pointerdown', '#lit', { pointerType: 'touch' });
  point('pointermove', '#lit', { pointerType: 'touch', clientX: 40 });
  vi.advanceTimersByTime(500);
  expect(asked).toBeNull();
});

it('asks by key about what has the focus, goes on with arrows, and Escape closes', () => {
  at('#barred').focus();
  press('i');
  expect(asked).toMatchObject({ thing: 'murder', action: 'murder moran', how: 'key' });
  press('ArrowRight');
  expect(asked?.thing).toBe('pile');
  press('ArrowLeft');
  press('ArrowLeft');
  expect(asked?.thing).toBe('red-7');
  expect(press('Escape')).toBe(false);
  expect(asked).toBeNull();
  expect(press('Escape')).toBe(true);
});

it('asks about something inside of what has the focus', () => {
  at('#own').focus();
  press('i');
  expect(asked?.thing).toBe('pile');
});

it('hears nothing any more once the table is gone', () => {
  stop();
  at('#barred').click();
  expect(asked).toBeNull();
  expect(acted).toHaveBeenCalledWith('barred');
});
