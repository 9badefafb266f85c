import type { Call } from '@polden/http';
import type { createBrowserRouter } from 'react-router-dom';
import type { ShellData } from '@polden/mfe-contract';
import { SHELL_ROUTE_ID } from '../app/compose.tsx';
import { afterAnswer } from '@polden/ui';
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
  leaveBarredLater(router, tab);
  await Promise.allSettled([report(router), startSurroundings(router, onSuccess)]);
}

/** Comes with the first sign that somebody goes on, or has come back: who only reads needs nothing of it. */
function leaveBarredLater(router: ReturnType<typeof createBrowserRouter>, tab: OpenTab): void {
  let coming: Promise<void> | null = null;
  const bring = async () => {
    const { leaveBarredReleases } = await import(
      /* webpackChunkName: "leave-barred" */ './recovery/leave-barred.ts'
    );
    await leaveBarredReleases(router, tab)();
  };
  const bringOnce = () => void (coming ??= bring().catch(() => void (coming = null)));
  const bringThen = () => void (coming === null && afterAnswer(bringOnce));
  document.addEventListener('pointerdown', bringThen, { passive: true });
  document.addEventListener('visibilitychange', bringOnce);
  router.subscribe(bringThen);
}

async function report({
  state: { loaderData },
  subscribe,
}: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): Promise<void> {
  await nextTask();
  const site = loaderData[SHELL_ROUTE_ID] as ShellData | undefined;
  startBeacon(site?.city.origin);
  subscribe(({ navigation }) => navigation.state === 'idle' && noteOpened());
}
