import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/react';
import { quickComputedStyle } from './computed-style.ts';
import { keepNoOwnerStacks } from './no-owner-stacks.ts';
import { quickLabels } from './quick-labels.ts';

const { getElementError } = getConfig();

configure({
  /** A busy machine takes its time; nothing is concluded from how long it takes. */
  asyncUtilTimeout: 10_000,
  /** The whole page is written out for who reads of a failure, not for each look of a wait. */
  getElementError: (message, container) =>
    inWait() ? new Error(message ?? undefined) : getElementError(message, container),
});

/** Testing Library tells nobody else. */
function inWait(): boolean {
  return (
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true
  );
}

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

keepNoOwnerStacks();
quickLabels(window);
