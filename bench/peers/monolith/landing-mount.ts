import { routes } from '@polden/bench-landing-remote/src/remote.tsx';
import type { MountedRemote } from '@polden/shell/src/app/compose.tsx';

/** The remote as an ordinary import. */
export const LANDING: MountedRemote = {
  name: 'bench-landing-remote',
  paths: routes.map(({ path, handle }) => ({ path, layout: handle.layout })),
  routes,
};
