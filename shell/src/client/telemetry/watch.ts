import type { HydrationOptions } from 'react-dom/client';
import { nextTask } from '../next-task.ts';
import { isChunkFailure } from '../recovery/chunk-failure.ts';
import { sayMissingPart } from '../recovery/missing-part.ts';
import { reloadOnce } from '../recovery/reload-once.ts';
import { noteError, noteProblem } from './problems.ts';

/** Notes what fails outside React from the first moment on. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    noteError(reason);
    void reloadOnce(reason, window.location.href).then(
      (left) => left || !isChunkFailure(reason) || sayMissingPart(),
    );
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
  void reloadOnce(error, window.location.href);
}

/** Loads the code that reports once the page has nothing better to do. */
export function reportWhenIdle(onNavigated: (action: () => void) => void): void {
  const report = () => {
    import(/* webpackChunkName: "telemetry" */ './beacon.ts')
      .then(async ({ startBeacon, noteOpened }) => {
        await nextTask();
        await startBeacon();
        onNavigated(noteOpened);
      })
      // A page without reports is a page all the same.
      .catch(() => undefined);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(report, { timeout: 4_000 });
  else setTimeout(report, 1_000);
}
