import type { RemoteModule, ShellData } from '@polden/mfe-contract';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

type MemoryRouter = ReturnType<typeof createMemoryRouter>;

/** Opens pages of a remote under a root that gives them the shell's data, as the shell does. */
export function pageOpener(
  routes: RemoteModule['routes'],
  shellData: () => ShellData,
): (url: string) => MemoryRouter {
  return (url) => {
    const router = createMemoryRouter(
      [
        {
          id: 'shell',
          loader: shellData,
          shouldRevalidate: () => false,
          HydrateFallback: () => null,
          children: routes,
        },
      ],
      { initialEntries: [url] },
    );
    render(<RouterProvider router={router} />);
    return router;
  };
}
