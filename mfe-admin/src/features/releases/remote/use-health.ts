import { useQuery } from '@tanstack/react-query';
import { RELEASE_KEYS, releasesApi } from '../releases.api.ts';
import { useEnvironment } from '../use-environment.ts';
import { REFRESH_MS } from '../use-overview.ts';

export const DAY_HOURS = 24;

/** What is known of the versions of a remote, and what is made of its canary; not asked for where `enabled` is false. */
export function useHealth(remote: string, { hours = DAY_HOURS, enabled = true } = {}) {
  const query = { ...useEnvironment(), remote, hours };
  return useQuery({
    queryKey: RELEASE_KEYS.health(query),
    queryFn: ({ signal }) => releasesApi.health(query, signal),
    refetchInterval: REFRESH_MS,
    enabled,
  });
}
