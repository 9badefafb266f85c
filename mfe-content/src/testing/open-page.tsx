import { render } from '@testing-library/react';
import { SHELL_DATA } from '@polden/ui/testing';
import { pageOpener } from '@polden/ui/testing/open-page';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote.tsx';

export const openPage = pageOpener(routes, () => SHELL_DATA);

/** The same at the address of the browser itself, which a page may write without the router. To be disposed of. */
export function openInBrowser(url: string): ReturnType<typeof createBrowserRouter> {
  window.history.replaceState(null, '', url);
  const shell = { id: 'shell', loader: () => SHELL_DATA, shouldRevalidate: () => false };
  const router = createBrowserRouter([{ ...shell, HydrateFallback: () => null, children: routes }]);
  render(<RouterProvider router={router} />);
  return router;
}
