import { configureHttp } from '@polden/http';
import { sessionStore } from '@polden/session';
import { SHELL_DATA } from '@polden/ui/testing';
import { cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../features/calls/query-client.ts';
import { useToasts } from '../features/toasts/toast.store.ts';
import { routes } from '../remote.tsx';
import type { AdminApi } from './admin-api.ts';
import { provideBrowserParts } from './browser-parts.ts';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

// A whole page is large, and a loaded machine slow.
configure({ asyncUtilTimeout: 15_000 });

/** Opens a page of this remote as a fresh tab does: nothing is known of the session but what the server keeps. */
export function openAdmin(api: AdminApi, url: string): MemoryRouter {
  provideBrowserParts();
  configureHttp({ origin: api.origin, bearer: () => sessionStore.getState().accessToken });
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => SHELL_DATA, HydrateFallback: () => null, children: routes }],
    {
      initialEntries: [url],
      hydrationData: { loaderData: { shell: SHELL_DATA } },
    },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Closes the tab and forgets what its memory held. */
export function closeAdmin(): void {
  cleanup();
  queryClient.clear();
  useToasts.setState({ toasts: [] });
  sessionStore.setState({ status: 'unknown', accessToken: null, user: null, notice: null });
}
