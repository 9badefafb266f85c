import { inTime } from '@polden/ru';
import { boot } from './boot.ts';
import { bringContainers } from './container-scripts.ts';
import { nextTask } from './next-task.ts';
import { trustOwnCode } from './trusted-types.ts';

/** A script is not held back longer than this, in milliseconds. */
const TIMEOUT_MS = 500;

/** The one script of a first page, evaluated in pieces: a touch in between is answered. */
async function evaluate(): Promise<void> {
  await firstPaint();
  bringContainers(boot.remotes.filter(({ name, available }) => available && boot.eager.includes(name)));
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // Only evaluated here: what is used of it is what its importers name.
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '../app/compose.tsx');
  await nextTask();
  await import(/* webpackMode: "eager" */ './index.tsx');
}

/**
 * Resolves once the server's page is on the screen in its own letters. The scripts are asked for after the first frame; what
 * has come by the time of the letters would only stand in their way.
 */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return inTime(document.fonts.ready.then(frame), TIMEOUT_MS, () => undefined);
}

/** Resolves after the browser has drawn a frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}

trustOwnCode();
void evaluate();
