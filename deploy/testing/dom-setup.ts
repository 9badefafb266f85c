import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';
import { quickComputedStyle } from './computed-style.ts';

/** A busy machine takes its time; nothing is concluded from how long it takes. */
configure({ asyncUtilTimeout: 10_000 });

/** jsdom knows the element, and not how it is opened and closed. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    const first = this.querySelector('[autofocus]') ?? this.querySelector('button, input, [href]');
    if (first instanceof HTMLElement) first.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** It has none; in a browser an error that is reported is an event of the window. */
Object.assign(window, {
  reportError: (error: unknown) => {
    window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
  },
});

/** It has no layout, and so nowhere to scroll. */
Object.assign(window, { scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

window.getComputedStyle = quickComputedStyle(window);
