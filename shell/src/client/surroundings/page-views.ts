import type { createBrowserRouter } from 'react-router-dom';

/** After a navigation: the title of the page is there by then. */
const AFTER_MS = 250;
/** All of a query that is told: where the visitor has come from, nothing of him. */
const TOLD = /^utm_[a-z_]+$/;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Writes each page that is opened into the array of a tag manager. What is written before its script comes waits there. */
export function notePageViews(router: Router, dataLayer: string): void {
  let timer: number | undefined;
  let noted = '';
  const note = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const { location, matches } = router.state;
      if (location.pathname === noted) return;
      noted = location.pathname;
      const event = {
        event: 'page_view',
        name: matches.at(-1)?.route.path ?? location.pathname,
        url: toldUrl(window.location.href),
        title: document.title,
      };
      layerOf(dataLayer).push(event);
    }, AFTER_MS);
  };
  note();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') note();
  });
}

export function toldUrl(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (!TOLD.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

function layerOf(name: string): object[] {
  const page = window as unknown as Record<string, object[] | undefined>;
  return (page[name] ??= []);
}
