import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SHELL_DATA } from '@polden/ui/testing';
import { routes } from '../remote.tsx';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

// A whole page is large, and a loaded machine slow: patient, and without asking of each node whether it is hidden.
configure({ asyncUtilTimeout: 15_000, defaultHidden: true });

/** Opens a page of this remote under a root that gives it the shell's data, as the shell does. */
export function openPage(url: string): MemoryRouter {
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => SHELL_DATA, HydrateFallback: () => null, children: routes }],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
