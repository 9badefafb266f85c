import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CodeField } from './code-field.tsx';

describe('CodeField', () => {
  it('takes six digits and nothing else', async () => {
    render(<CodeField label="Код" name="code" />);
    await userEvent.type(screen.getByLabelText('Код'), '12a3456789');
    expect(screen.getByDisplayValue('123456')).toBeTruthy();
  });

  it('takes a pasted code with a space in it', async () => {
    render(<CodeField label="Код" name="code" />);
    await userEvent.click(screen.getByLabelText('Код'));
    await userEvent.paste('123 456');
    expect(screen.getByDisplayValue('123456')).toBeTruthy();
  });

  it('forgets what was typed of the code before', async () => {
    const { rerender } = render(<CodeField label="Код" name="code" sending={1} />);
    await userEvent.type(screen.getByLabelText('Код'), '123');
    rerender(<CodeField label="Код" name="code" sending={1} error="Неверный код" />);
    expect(screen.getByDisplayValue('123')).toBeTruthy();
    rerender(<CodeField label="Код" name="code" sending={2} />);
    expect(screen.getByLabelText<HTMLInputElement>('Код').value).toBe('');
  });

  it('asks the phone for the code', () => {
    render(<CodeField label="Код" name="code" />);
    const input = screen.getByLabelText('Код');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
  });
});
