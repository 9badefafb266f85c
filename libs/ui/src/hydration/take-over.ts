import { flushSync } from 'react-dom';
import { controlStates, isTyped, renderedState, type Control, type ControlState } from './control-state.ts';

/** Controls of the page that are somebody's to fill in. */
const mounted = new Set<Control>();
const known = new WeakSet<Control>();
const waiting: (() => void)[] = [];

/**
 * The ref of every control that a person fills in. What was typed, moved or ticked before the scripts came, or what the
 * browser has put back, is on the screen and in no state: this tells it to the component, as if it were typed now.
 */
export function takeOver(control: Control | null): (() => void) | undefined {
  if (!control) return undefined;
  if (!known.has(control)) {
    known.add(control);
    // Read at once: the next render of a controlled input writes over it.
    notice(control);
  }
  watchReturns();
  mounted.add(control);
  return () => void mounted.delete(control);
}

/** The text in the control of the server's HTML that is being taken over; null on the server and where there is none. */
export function typedInto(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement ? control.value : null;
}

/** Tells what the control held before React did, where the control itself cannot be asked any more. */
export function takeOverText(control: Control | null, before: string | null): void {
  if (!control || before === null || before === renderedState(control)) return;
  enqueue(control, before);
}

function notice(control: Control): void {
  if (isTyped(control)) enqueue(control, controlStates(control).read());
}

/** After the commit, one by one: each handler sees what the one before it has changed. */
function enqueue(control: Control, state: ControlState): void {
  waiting.push(() => tell(control, state));
  if (waiting.length === 1) queueMicrotask(() => waiting.splice(0).forEach((one) => one()));
}

/** As a person would do it. React looks past a value that it knows, so it is told of the rendered one first. */
function tell(control: Control, state: ControlState): void {
  if (!control.isConnected) return;
  const { write, writeUnseen, events } = controlStates(control);
  write(renderedState(control));
  writeUnseen(state);
  flushSync(() => {
    for (const type of events) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
  // Who has left the field already will not leave it again.
  if (document.activeElement === control) return;
  flushSync(() => void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

let watching = false;

/** A browser that goes back to a page puts the fields back late; a page that was only asleep knows them. */
function watchReturns(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) mounted.forEach(notice);
  });
}
