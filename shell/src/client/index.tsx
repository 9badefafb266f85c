import '@polden/ui/styles.css';
import { configureHttp } from '@polden/http';
import { sessionStore } from '@polden/session';
import { startTransition, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { compose, layoutRouteId, type MountedRemote } from '../app/compose.tsx';
import { markHydrated } from '../app/hydrated.ts';
import { Document } from '../app/document.tsx';
import { boot } from './boot.ts';
import { prefetchLinks } from './prefetch.ts';
import { patchRemote, startRemote } from './remotes.ts';

configureHttp({ origin: '', bearer: () => sessionStore.getState().accessToken });

let leaveStaticPage: () => void = () => undefined;

/**
 * A remote whose code did not come (network, integrity): the shell is hydrated all the same and the remote's part stays
 * the server's HTML, because its boundary stays suspended. Its links and forms work as plain ones.
 */
function staticPages(paths: MountedRemote['paths']): { parent: string; route: RouteObject }[] {
  const left = new Promise<null>((resolve) => {
    leaveStaticPage = () => resolve(null);
  });
  return paths.map(({ path, layout }) => ({
    parent: layoutRouteId(layout),
    route: { id: `static:${path}`, path, Component: () => use(left) },
  }));
}

/** Renders what the server has rendered, and tells when the router is listened to. */
function Site({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(markHydrated, []);
  return <RouterProvider router={router} />;
}

async function start(): Promise<void> {
  const remotes: MountedRemote[] = [];
  const still: { parent: string; route: RouteObject }[] = [];
  await Promise.all(
    boot.remotes
      .filter(({ name }) => boot.eager.includes(name))
      .map(async (remote) => {
        if (!remote.available)
          return void remotes.push({ name: remote.name, paths: remote.routes, routes: null });
        try {
          remotes.push(await startRemote(remote));
        } catch (error) {
          console.warn(`remote ${remote.name} is not available`, error);
          still.push(...staticPages(remote.routes));
        }
      }),
  );
  const router = createBrowserRouter(withPages(compose(remotes), still), {
    patchRoutesOnNavigation: ({ path, patch, signal }) => patchRemote(path, patch, signal),
  });
  // A boundary that cannot be hydrated would hold back every later transition.
  router.subscribe(({ navigation, historyAction }) => {
    if (navigation.state !== 'idle' || historyAction === 'PUSH') leaveStaticPage();
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <Document>
        <Site router={router} />
      </Document>,
    );
  });
  prefetchLinks();
}

function withPages(routes: RouteObject[], pages: { parent: string; route: RouteObject }[]): RouteObject[] {
  const walk = (route: RouteObject): RouteObject =>
    route.children
      ? {
          ...route,
          children: [
            ...pages.filter(({ parent }) => parent === route.id).map((page) => page.route),
            ...route.children.map(walk),
          ],
        }
      : route;
  return pages.length > 0 ? routes.map(walk) : routes;
}

void start();
