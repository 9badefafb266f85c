import { SEARCH_PATHS, type SearchPage } from '@polden/api-contract';
import { HttpError, http, noteFault } from '@polden/http';
import type { ShellData } from '@polden/mfe-contract';
import { keptPromise } from '@polden/ru';
import { LRUCache } from 'lru-cache';
import { isRouteErrorResponse, type ErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';
import type { SimilarPage } from '../../../app/errors/similar-pages.ts';
import { wordsOfAddress } from './words-of-address.ts';

const SHOWN = 4;
/** Milliseconds that a page which is not there waits for it. */
const TIMEOUT_MS = 600;
/** Shorter than this nobody answers. */
const WORTHWHILE_MS = 100;
const GONE = new Set([404, 410]);

/** Question → what was found. A robot that guesses addresses must not ask the database again and again, nor fill the memory. */
const found = new LRUCache<string, Promise<SimilarPage[]>>({ max: 500, ttl: 60_000 });

/** Called when content has changed. */
export function forgetSimilarPages(): void {
  found.clear();
}

/**
 * The page as it is; where it says that something is not there, with pages that its address may have meant. `leftMs`: what the
 * page has left of its time. Never throws.
 */
export async function withSimilarPages(
  context: StaticHandlerContext,
  leftMs: number,
): Promise<StaticHandlerContext> {
  const [routeId, error] = missingOf(context) ?? [];
  if (routeId === undefined || leftMs < WORTHWHILE_MS) return context;
  const { pathname } = context.location;
  const question = wordsOfAddress(pathname);
  if (question === '') return context;
  const pages = await asked(question, Math.min(leftMs, TIMEOUT_MS));
  const data = context.loaderData as Record<string, Partial<ShellData> | undefined>;
  const isThere = data[SHELL_ROUTE_ID]?.isThere ?? (() => true);
  const similar = pages.filter(({ path }) => path !== pathname && isThere(path)).slice(0, SHOWN);
  if (similar.length === 0) return context;
  return { ...context, errors: { ...context.errors, [routeId]: { ...error, data: { similar } } } };
}

function missingOf({ errors }: StaticHandlerContext): [routeId: string, error: ErrorResponse] | undefined {
  return Object.entries(errors ?? {}).find(
    (entry): entry is [string, ErrorResponse] => isRouteErrorResponse(entry[1]) && GONE.has(entry[1].status),
  );
}

async function asked(question: string, ms: number): Promise<SimilarPage[]> {
  try {
    return await keptPromise(found, question, () => search(question, ms));
  } catch (error) {
    if (!(error instanceof HttpError)) noteFault(error);
    return [];
  }
}

/** Asked as the shell itself: all guesses together have the budget of one visitor. */
async function search(q: string, ms: number): Promise<SimilarPage[]> {
  const { items } = await http.get<SearchPage>(SEARCH_PATHS.find, {
    searchParams: { q },
    anonymous: true,
    signal: AbortSignal.timeout(ms),
    quiet: true,
  });
  return items.map(({ path, title }) => ({ path, title }));
}
