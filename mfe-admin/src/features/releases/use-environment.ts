import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'environment';

/** The environment field of every read and move: empty for the registry's default environment. */
export interface InEnvironment {
  environment?: string;
}

/** The environment in the address. */
export function useEnvironment(): InEnvironment {
  const [search] = useSearchParams();
  const environment = search.get(PARAMETER);
  return environment ? { environment } : {};
}

/** Address of a page about releases, in the environment that is looked at. */
export function releasesAddress(
  { environment }: InEnvironment,
  { remote, ...query }: { remote?: string | undefined; tab?: string; page?: number } = {},
): string {
  const search = new URLSearchParams(environment ? { [PARAMETER]: environment } : {});
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const path = remote === undefined ? '/admin/releases' : `/admin/releases/${remote}`;
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
