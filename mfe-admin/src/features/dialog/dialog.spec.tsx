import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

it('a bare dialog is closed by a press beside it, and by no selection that ends there', async () => {
  const close = jest.fn();
  render(
    <Dialog title="Найти" bare onCancel={close}>
      <input aria-label="Что найти" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Найти' });
  fireEvent.pointerDown(screen.getByLabelText('Что найти'));
  // Browsers give the click to what holds both ends.
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();

  await userEvent.click(dialog);
  expect(close).toHaveBeenCalledTimes(1);
});
