import type { RemoteRoute } from '@polden/mfe-contract';
import type { EvaluatedBundle } from '@polden/mfe-release';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ownRequest } from '../../light-request.ts';
import { changedRoute } from '../changed-route.ts';

/**
 * The route as the host may use it: loaders and actions are called with arguments made inside, while the router's own stay with
 * it; what it says of itself is a copy.
 */
export function calledInside({ handle, ...route }: RemoteRoute, call: EvaluatedBundle['call']): RemoteRoute {
  const said = JSON.stringify(handle) as string | undefined;
  return changedRoute<RemoteRoute>(
    { ...route, handle: JSON.parse(said ?? '{}') as RemoteRoute['handle'] },
    {
      data:
        (run) =>
        ({ request, url, pattern, params }: LoaderFunctionArgs) =>
          call(run, {
            // The router and other loaders go on with theirs.
            request: ownRequest(request),
            url: url.href,
            pattern,
            params: JSON.stringify(params),
          }),
    },
  );
}
