import type { RemoteRoute } from '@polden/mfe-contract';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';

/** Older data are asked for again when the page is opened. */
const FRESH_MS = 30_000;

interface Ahead {
  data: Promise<unknown>;
  /** Milliseconds since the epoch. */
  askedAt: number;
}

/** What loaders have been asked for before the visitor has, by address. */
const ahead = new Map<string, Ahead>();

/** Routes whose loaders give what has been asked for ahead, once; everything else they load as before. */
export function withPrefetchedData(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.map((route) => {
    const { loader } = route;
    return typeof loader === 'function' ? { ...route, loader: givingAhead(loader) } : route;
  });
}

function givingAhead(loader: LoaderFunction): LoaderFunction {
  return (args, context: unknown) => {
    const key = keyOf(args.request.url);
    const known = ahead.get(key);
    ahead.delete(key);
    return known && isFresh(known) ? known.data : loader(args, context);
  };
}

/** Runs the loader of a page that may be opened next. A failure is forgotten: opening the page asks again. */
export async function prefetchData(
  { path, loader, handle }: RemoteRoute,
  url: URL,
  params: LoaderFunctionArgs['params'],
): Promise<void> {
  if (typeof loader !== 'function' || handle.ssr === false || handle.auth === 'staff') return;
  const key = keyOf(url.href);
  const known = ahead.get(key);
  if (known && isFresh(known)) return;
  ahead.delete(key);
  const args: LoaderFunctionArgs = { request: new Request(url), url, pattern: path, params, context: {} };
  const data = Promise.resolve(loader(args));
  ahead.set(key, { data, askedAt: Date.now() });
  await data.catch(() => ahead.delete(key));
}

/** What was sent may have changed what was read. */
export function forgetPrefetchedData(): void {
  ahead.clear();
}

function isFresh({ askedAt }: Ahead): boolean {
  return Date.now() - askedAt < FRESH_MS;
}

function keyOf(url: string): string {
  return url.replace(/#.*$/, '');
}
