import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LastResort } from './last-resort.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}

it('a page whose error page fails as well says so and leads home', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: Broken }]);
  render(
    <LastResort>
      <RouterProvider router={router} />
    </LastResort>,
  );
  expect(await screen.findByRole('heading', { name: 'Страница временно недоступна' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'На главную' }).getAttribute('href')).toBe('/');
});

it('stands aside of a page that works', () => {
  render(
    <LastResort>
      <p>Всё хорошо</p>
    </LastResort>,
  );
  expect(screen.getByText('Всё хорошо')).toBeTruthy();
});
