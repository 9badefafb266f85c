import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Window() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Открыть
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Ваш город">
        <p>Список</p>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Открыть' }));

describe('Dialog', () => {
  it('is named by its title and has its content only while it is open', async () => {
    render(<Window />);
    expect(screen.queryByText('Список')).toBeNull();
    await open();
    expect(screen.getByRole('dialog', { name: 'Ваш город' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByText('Список')).toBeNull();
  });

  it('closes by a press beside it, and by what the browser closes it by', async () => {
    render(<Window />);
    await open();
    await userEvent.click(screen.getByText('Список'));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog);
    expect(screen.queryByText('Список')).toBeNull();
    await open();
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByText('Список')).toBeNull();
  });

  it('stays when a selection within it ends beside it', async () => {
    render(<Window />);
    await open();
    fireEvent.pointerDown(screen.getByText('Список'));
    // Browsers give the click to what holds both ends.
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.getByText('Список')).toBeInTheDocument();
  });
});
