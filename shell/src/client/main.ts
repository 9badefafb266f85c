import { boot } from './boot.ts';
import { bringContainers } from './container-scripts.ts';
import { firstPaint } from './first-paint.ts';
import { nextTask } from './next-task.ts';
import { trustOwnCode } from './trusted-types.ts';

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

trustOwnCode();
void evaluate();
