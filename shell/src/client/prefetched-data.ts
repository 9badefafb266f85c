import type { RemoteRoute } from '@polden/mfe-contract';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';

/** Older data are asked for again when the page is opened. */
const FRESH_MS = 30_000;

interface Ahead {
  data: Promise<unknown>;
  /** Milliseconds since the epoch. */
  askedAt: number;
}

/** What has been asked for before the visitor has: data of loaders by address, and what else a page waits for. */
const ahead = new Map<string, Ahead>();

/** Routes with loaders that return prefetched data once and load everything else as before. */
export function withPrefetchedData(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.map((route) => {
    const { loader } = route;
    return typeof loader === 'function' ? { ...route, loader: givingAhead(loader) } : route;
  });
}

function givingAhead(loader: LoaderFunction): LoaderFunction {
  return (args, context: unknown) => takeAhead(keyOf(args.request.url)) ?? loader(args, context);
}

/** What has been asked for ahead and is fresh, once. */
export function takeAhead(key: string): Promise<unknown> | undefined {
  const known = ahead.get(key);
  ahead.delete(key);
  return known && isFresh(known) ? known.data : undefined;
}

/** Asks unless a fresh answer is there or on its way. A failure is forgotten: opening the page asks again. */
export async function askAhead(key: string, ask: () => Promise<unknown>): Promise<void> {
  const known = ahead.get(key);
  if (known && isFresh(known)) return;
  const data = ask();
  ahead.set(key, { data, askedAt: Date.now() });
  await data.catch(() => ahead.delete(key));
}

/** Runs the loader of a page that may be opened next. */
export async function prefetchData(
  { path, loader, handle }: RemoteRoute,
  url: URL,
  params: LoaderFunctionArgs['params'],
): Promise<void> {
  if (typeof loader !== 'function' || handle.ssr === false || handle.auth === 'staff') return;
  const args: LoaderFunctionArgs = { request: new Request(url), url, pattern: path, params, context: {} };
  await askAhead(keyOf(url.href), async () => loader(args));
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
