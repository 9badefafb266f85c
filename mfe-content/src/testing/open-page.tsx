import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SHELL_DATA } from '@polden/ui/testing';
import { routes } from '../remote.tsx';

/** Opens a page of this remote under a root that gives it the shell's data, as the shell does. */
export function openPage(url: string): void {
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => SHELL_DATA, HydrateFallback: () => null, children: routes }],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
}
