import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useShellData } from './use-shell-data.ts';

function BrandName() {
  return <p>{useShellData().brand.name}</p>;
}

describe('useShellData', () => {
  it('gives the data of the route "shell" to pages under it', async () => {
    const router = createMemoryRouter(
      [
        {
          id: 'shell',
          loader: () => ({ brand: { name: 'Полдень' } }),
          children: [{ path: '/', element: <BrandName /> }],
        },
      ],
      { hydrationData: { loaderData: { shell: { brand: { name: 'Полдень' } } } } },
    );
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Полдень')).toBeTruthy();
  });
});
