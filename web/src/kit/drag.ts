/**
 * Dragging by mouse, pen or finger. A drag begins after a few pixels, so a click stays a click. What the thing is
 * dropped on is asked of the page: the nearest element with `data-offered`, or any element with `data-drop`.
 */
const BEGINS_AT = 7;

export interface Dragging {
  /** The drag has begun; false forbids it. */
  begin(): boolean;
  move(x: number, y: number): void;
  /** `offered` is the action under the pointer, `drop` the named drop place. Both null: let go in the air. */
  end(offered: string | null, drop: string | null, x: number, y: number): void;
  cancel(): void;
}

export function draggable(handlers: Dragging) {
  return (element: HTMLElement) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragging = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      dragging = false;
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    }
    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < BEGINS_AT) return;
        if (!handlers.begin()) return stop();
        dragging = true;
      }
      handlers.move(event.clientX, event.clientY);
    }
    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const was = dragging;
      stop();
      if (!was) return;
      // The click that follows a drop must not choose once more.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true), 0);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const offered = under?.closest<HTMLElement>('[data-offered]')?.dataset['offered'] ?? null;
      const drop = under?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
      handlers.end(offered, drop, event.clientX, event.clientY);
    }
    function cancel(): void {
      if (dragging) handlers.cancel();
      stop();
    }
    function stop(): void {
      from = null;
      dragging = false;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', prevent);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', prevent);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function prevent(event: Event): void {
  event.preventDefault();
}
