import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../remote.tsx';
import { SHELL_DATA } from './blog-data.ts';

/** Opens a page of this remote under a root that gives it the shell's data, as the shell does. */
export function openPage(url: string): void {
  const router = createMemoryRouter(
    [{ id: 'shell', loader: () => SHELL_DATA, HydrateFallback: () => null, children: routes }],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
}
