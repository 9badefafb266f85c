import type { Call } from '@polden/http';
import type { createBrowserRouter } from 'react-router-dom';
import type { ShellData } from '@polden/mfe-contract';
import { SHELL_ROUTE_ID } from '../app/compose.tsx';
import { nextTask } from './next-task.ts';
import type { OpenTab } from './recovery/leave-barred.ts';
import { startSurroundings } from './surroundings/start.ts';
import { noteOpened, startBeacon } from './telemetry/beacon.ts';

/** All that waits until the page has nothing better to do. What fails of it takes nothing else along. */
export async function startIdle(
  router: ReturnType<typeof createBrowserRouter>,
  onSuccess: (listener: (call: Call) => void) => void,
  tab: OpenTab,
): Promise<void> {
  await Promise.allSettled([leaveBarred(router, tab), report(router), startSurroundings(router, onSuccess)]);
}

async function leaveBarred(router: ReturnType<typeof createBrowserRouter>, tab: OpenTab): Promise<void> {
  const { leaveBarredReleases } = await import(
    /* webpackChunkName: "leave-barred" */ './recovery/leave-barred.ts'
  );
  leaveBarredReleases(router, tab);
}

async function report({
  state: { loaderData },
  subscribe,
}: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): Promise<void> {
  await nextTask();
  const site = loaderData[SHELL_ROUTE_ID] as ShellData | undefined;
  await startBeacon(site?.city.origin);
  subscribe(({ navigation }) => navigation.state === 'idle' && noteOpened());
}
