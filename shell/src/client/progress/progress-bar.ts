import css from './progress-bar.module.css';

/** A page that comes at once needs no bar. */
const THROTTLE_MS = 200;
/** How long the bar stays when the page is there. */
const HIDE_MS = 500;

interface Navigations {
  subscribe: (listener: (state: { navigation: { state: string } }) => void) => unknown;
}

/** Shows a bar while the next page is on its way: after 200 ms, to the end in five seconds, gone half a second after it. */
export function showProgress(router: Navigations): void {
  // The bar lies outside every landmark, so in a live region; that is there before the bar, or nobody would hear of it.
  let region: HTMLElement | undefined;
  let bar: HTMLElement | null = null;
  let starting: number | undefined;
  let hiding: number | undefined;

  function start(): void {
    if (starting !== undefined) return;
    region ??= liveRegion();
    starting = window.setTimeout(() => {
      clearTimeout(hiding);
      bar?.remove();
      bar = document.createElement('div');
      bar.className = css['bar'] ?? '';
      bar.role = 'progressbar';
      bar.ariaLabel = 'Загружаем страницу';
      region?.append(bar);
      // The way of a transition begins where the element was laid out.
      bar.getBoundingClientRect();
      bar.dataset['state'] = 'loading';
    }, THROTTLE_MS);
  }

  function finish(): void {
    clearTimeout(starting);
    starting = undefined;
    if (!bar || bar.dataset['state'] !== 'loading') return;
    const finished = bar;
    finished.dataset['state'] = 'finished';
    hiding = window.setTimeout(() => finished.remove(), HIDE_MS);
  }

  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') finish();
    else start();
  });
}

function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.role = 'status';
  document.body.append(region);
  return region;
}
