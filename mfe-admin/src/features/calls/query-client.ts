import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { onOtherPerson } from '../session/personal-store.ts';
import { reportFailure } from './report-failure.ts';

/** What a call says about its own failures. */
interface CallMeta extends Record<string, unknown> {
  /** Statuses that the page shows itself, where they belong. */
  shownInPlace?: number[];
  /** Any error: an open dialog shows it itself, a toast would lie under it. */
  shownInDialog?: boolean;
  /** What did not happen, before the server's reason. */
  failure?: string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** What is asked for again and again, and of which it was said that it does not come. */
const told = new WeakSet<Query>();

function isPolled(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval } }) =>
    Boolean(typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval),
  );
}

/** The server's data on the pages of this remote. A failed GET has been tried twice before it gets here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (told.has(query as Query)) return;
      if (isPolled(query as Query)) told.add(query as Query);
      reportFailure(error, query.meta);
    },
    onSuccess: (_data, query) => void told.delete(query as Query),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => reportFailure(error, meta),
  }),
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

// What one person was shown is nothing to another.
onOtherPerson(() => queryClient.clear());
