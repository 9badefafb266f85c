import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is ticked by its label and reports it', async () => {
    const states: boolean[] = [];
    render(<Checkbox label="Согласен" name="consent" onChange={(checked) => states.push(checked)} />);
    await userEvent.click(screen.getByText('Согласен'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен' }));
    expect(states).toEqual([true, false]);
  });

  it('leads to what has to be read first instead of taking a tick', async () => {
    const form = (waits: boolean) => (
      <>
        <section id="risks" tabIndex={-1} />
        <Checkbox label="Прочитал" name="risk" {...(waits && { waitsFor: 'risks' })} />
      </>
    );
    const { rerender } = render(form(true));
    const box = screen.getByRole('checkbox', { name: 'Прочитал' });
    expect(box.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(box);
    expect([box.matches(':checked'), document.activeElement?.id]).toEqual([false, 'risks']);
    rerender(form(false));
    await userEvent.click(box);
    expect(box.matches(':checked')).toBe(true);
  });

  it('says what is wrong with it', () => {
    render(<Checkbox label="Согласен" name="consent" error="Без согласия нельзя" />);
    const box = screen.getByRole('checkbox');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Без согласия нельзя',
    );
  });
});
