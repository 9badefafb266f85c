const NOWHERE = new DOMRect();

/** What jsdom leaves out of the browser: how a dialog is shown, and where a text stands. */
export function provideBrowserParts(): void {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
  // What a menu asks of pointers and of its place.
  Object.assign(Element.prototype, {
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
    scrollIntoView: () => undefined,
  });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => NOWHERE });
}
