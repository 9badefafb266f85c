import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';

const errors = [{ fieldId: 'phone', message: 'Впишите телефон' }, { message: 'Сервис занят' }];

describe('ErrorSummary', () => {
  it('is not there without errors and takes focus when they appear', () => {
    const { rerender } = render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorSummary errors={errors} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('leads to the field', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <input id="phone" aria-label="Телефон" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Впишите телефон' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
  });

  it('takes focus again when the same errors come of another attempt', async () => {
    const field = <input aria-label="Телефон" />;
    const page = (attempt: object) => (
      <>
        <ErrorSummary errors={errors} attempt={attempt} />
        {field}
      </>
    );
    const { rerender } = render(page({}));
    await userEvent.click(screen.getByLabelText('Телефон'));
    rerender(page({}));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('does not take focus again for the same errors', async () => {
    const field = <input aria-label="Телефон" />;
    const { rerender } = render(
      <>
        <ErrorSummary errors={errors} />
        {field}
      </>,
    );
    await userEvent.click(screen.getByLabelText('Телефон'));
    rerender(
      <>
        <ErrorSummary errors={[...errors]} />
        {field}
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Телефон'));
  });
});
