import { useQuery } from '@tanstack/react-query';
import { RELEASE_KEYS, releasesApi } from './releases.api.ts';
import { useEnvironment } from './use-environment.ts';

/** Others release, too: what is shown is a few seconds old at most while somebody looks. */
export const REFRESH_MS = 5_000;

export function useOverview() {
  const query = useEnvironment();
  return useQuery({
    queryKey: RELEASE_KEYS.overview(query),
    queryFn: ({ signal }) => releasesApi.overview(query, signal),
    refetchInterval: REFRESH_MS,
    // The page says itself that it is stale.
    meta: { shownInPlace: [500, 502, 503] },
  });
}
