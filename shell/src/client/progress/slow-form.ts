import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

interface Sends {
  subscribe: (listener: (state: Pick<Router['state'], 'navigation' | 'fetchers'>) => void) => unknown;
}

const TEXT = 'Ответ идёт дольше обычного, ждём ещё немного. Всё, что вы ввели, на месте.';
/** Nobody hears of words that come together with their region: it is there a second before, and takes no room. */
const REGION_MS = 5_000;
const WORDS_MS = 1_000;
const LOOK = { position: 'absolute', flexBasis: '100%', gridColumn: '1 / -1', margin: '0' };

/** Says at the end of a form that was sent, after six seconds without an answer, that it is still waited for. */
export function watchSlowForms(router: Sends): void {
  let sent: EventTarget | null = null;
  let waits = false;
  let timer: number | undefined;
  let line: HTMLElement | undefined;

  function announce(): void {
    const region = document.createElement('p');
    region.role = 'status';
    Object.assign(region.style, LOOK);
    if (sent instanceof Element) sent.append(region);
    line = region;
    timer = window.setTimeout(() => {
      region.style.position = '';
      region.textContent = TEXT;
    }, WORDS_MS);
  }

  // Before React hears of it, and sends it. While one is under way, another press is the same.
  window.addEventListener('submit', ({ target }) => waits || (sent = target), true);
  router.subscribe(({ navigation, fetchers }) => {
    const isSent = [navigation, ...fetchers.values()].some(
      ({ formData, formMethod }) => formData && formMethod !== 'GET',
    );
    if (isSent === waits) return;
    waits = isSent;
    clearTimeout(timer);
    line?.remove();
    if (waits) timer = window.setTimeout(announce, REGION_MS);
    else sent = null;
  });
}
