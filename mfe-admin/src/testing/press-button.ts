import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The place of the toasts lets pointers through until it knows of its first one: a button there is pressed once it can be. */
export async function pressButton(
  name: string | RegExp,
  scope: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> {
  const button = await scope.findByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}
