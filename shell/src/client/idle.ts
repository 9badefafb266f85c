import type { Call } from '@polden/http';
import type { createBrowserRouter } from 'react-router-dom';
import { nextTask } from './next-task.ts';
import { startSurroundings } from './surroundings/start.ts';
import { noteOpened, startBeacon } from './telemetry/beacon.ts';

/** All that waits until the page has nothing better to do. What fails of it takes nothing else along. */
export async function startIdle(
  router: ReturnType<typeof createBrowserRouter>,
  onSuccess: (listener: (call: Call) => void) => void,
): Promise<void> {
  await Promise.allSettled([report(router), startSurroundings(router, onSuccess)]);
}

async function report(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): Promise<void> {
  await nextTask();
  await startBeacon();
  router.subscribe(({ navigation }) => navigation.state === 'idle' && noteOpened());
}
