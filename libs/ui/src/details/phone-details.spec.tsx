import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PhoneDetails } from './phone-details.tsx';

it('opens for what the address leads to, and for nothing else', async () => {
  const element = (
    <PhoneDetails summary="Файлы">
      <p id="fayl-4">Карточка компании</p>
    </PhoneDetails>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/o-kompanii#drugoe'] });
  render(<RouterProvider router={router} />);
  const details = screen.getByText('Файлы').closest('details');
  expect(details?.open).toBe(false);
  const shown: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  await act(() => router.navigate('/o-kompanii#fayl-4'));
  expect(details?.open).toBe(true);
  expect(shown).toEqual([screen.getByText('Карточка компании')]);
});
