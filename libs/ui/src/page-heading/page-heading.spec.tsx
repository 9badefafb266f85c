import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHeading } from './page-heading.tsx';

it('does not tear a word at its hyphen', () => {
  const element = <PageHeading title="Деньги в Ростове-на-Дону и в Туле" />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(screen.getByRole('heading').textContent).toBe('Деньги в Ростове-на-Дону и\u00a0в\u00a0Туле');
  expect(screen.getByText('Ростове-на-Дону').className).toBe('whole');
  expect(screen.getByText(/и\sв\sТуле/u).className).toBe('');
});
