import { PREVIEW_READY, PREVIEW_REFRESH } from '@polden/api-contract';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/** A page in the frame of a form reads its data anew when the form has saved them; the page itself stays as it is. */
export function followForm(router: Router): void {
  if (window.parent === window) return;
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent || data !== PREVIEW_REFRESH) return;
    void router.revalidate();
  });
  window.parent.postMessage(PREVIEW_READY, window.location.origin);
}
