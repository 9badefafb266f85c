import type { createBrowserRouter } from 'react-router-dom';
import { consentStore } from '../../app/consent/consent.ts';

/** After a navigation: the title of the page is there by then. */
const AFTER_MS = 250;
/** All of a query that is told: where the visitor has come from and which part of a list he reads, nothing of him. */
const TOLD = /^(?:utm_[a-z_]+=|page=\d+$)/u;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Writes each page that is opened into the array of a tag manager, as long as the visitor has not refused. What is written before
 * its script comes waits there.
 */
export function notePageViews(router: Router, dataLayer: string): void {
  let timer: number | undefined;
  let noted = '';
  const note = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const { location, matches } = router.state;
      const page = pageOf(location);
      if (page === noted || consentStore.getState().consent === 'necessary') return;
      noted = page;
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

/** One page is another list under the same path, and another search; not a step of a form, nor what a calculator shows. */
function pageOf({ pathname, search }: Router['state']['location']): string {
  const query = new URLSearchParams(search);
  return JSON.stringify([pathname, query.get('page'), query.get('q')]);
}

export function toldUrl(href: string): string {
  const url = new URL(href);
  for (const [name, value] of [...url.searchParams])
    if (!TOLD.test(`${name}=${value}`)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

function layerOf(name: string): object[] {
  const page = window as unknown as Record<string, object[] | undefined>;
  return (page[name] ??= []);
}
