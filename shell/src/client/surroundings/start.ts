import { afterAnswer } from '@polden/ui';
import type { createBrowserRouter } from 'react-router-dom';
import { onConsent, readConsent } from '../../app/consent/consent.ts';
import { boot } from '../boot.ts';
import { startReports } from '../errors/send-reports.ts';
import { variantsShown } from '../experiments.ts';
import { nextTask } from '../next-task.ts';
import { loadToaster } from '../toasts/toasts.ts';
import { keepClientId } from './client-id.ts';
import { noteExposure, noteGoal } from './experiments.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * All that goes on around the pages once the first one stands; what is of others waits for the visitor's consent. One piece
 * after the other: a touch in between is answered.
 */
export async function startSurroundings(
  router: Router,
  onSuccess: (listener: typeof noteGoal) => void,
): Promise<void> {
  startReports();
  await nextTask();
  const expose = () => noteExposure(variantsShown(router.state.location.pathname));
  expose();
  router.subscribe(({ navigation }) => navigation.state === 'idle' && expose());
  onSuccess(noteGoal);
  await nextTask();
  // What a site may have and most have not is no part of each page; a page is whole without it.
  if (boot.services.scripts ?? boot.services.chat)
    import(/* webpackChunkName: "seldom" */ './others.ts').then(
      ({ startOthers }) => startOthers(router),
      () => undefined,
    );
  readConsent();
  await nextTask();
  keepClientId(onConsent);
  bringToasterWithForms();
}

/** Somebody who fills a form in may be told that the network is gone: then it is too late. Elsewhere messages bring their code, or are plain. */
function bringToasterWithForms(): void {
  const touched = new AbortController();
  const bringOnce = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || target.closest('form[method="post"]') === null) return;
    touched.abort();
    afterAnswer(() => void loadToaster().catch(() => undefined));
  };
  document.addEventListener('focusin', bringOnce, { signal: touched.signal });
  bringOnce({ target: document.activeElement });
}
