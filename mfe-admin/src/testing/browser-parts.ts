const NOWHERE = new DOMRect();
const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/** What had the focus before each open dialog. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/** Nothing has a size there. */
class NoLayout implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom leaves out of the browser: how a dialog is shown, and where a text stands. */
export function provideBrowserParts(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    if (!this.open) openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
  // What a menu asks of pointers and of its place.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  globalThis.ResizeObserver = NoLayout;
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => NOWHERE });
}
