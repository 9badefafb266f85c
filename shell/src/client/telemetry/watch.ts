import type { HydrationOptions } from 'react-dom/client';
import { isChunkFailure } from '../recovery/chunk-failure.ts';
import { sayMissingPart } from '../recovery/missing-part.ts';
import { reloadOnce } from '../recovery/reload-once.ts';
import { noteError, noteProblem } from './problems.ts';

/** Notes what fails outside React from the first moment on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => {
    noteError(error ?? message);
    // Of a part that the page does without, and so is not loaded anew for.
    if (isChunkFailure(error)) sayMissingPart();
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    noteError(reason);
    void reloadOnce(reason, here).then((left) => left || !isChunkFailure(reason) || sayMissingPart());
  });
}

/** What React tells of the errors that it meets. */
export const reactErrors: HydrationOptions = {
  onCaughtError: (error, { componentStack }) => {
    console.error(error);
    caught(error, componentStack);
  },
  onUncaughtError: (error, { componentStack }) => {
    console.error(error);
    caught(error, componentStack);
  },
  onRecoverableError: (error, { componentStack }) => {
    console.error(error);
    noteProblem('hydration', error, { componentStack });
  },
};

function caught(error: unknown, componentStack?: string | null): void {
  noteError(error, componentStack);
  void reloadOnce(error, here);
}

const here = () => window.location.href;
