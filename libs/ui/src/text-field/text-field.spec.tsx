import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DATE_MASK, PHONE_MASK } from '@polden/ru';
import { TextField } from './text-field.tsx';

describe('TextField', () => {
  it('is found by its label and says its hint and error', () => {
    render(<TextField label="Город" name="city" hint="Где вы живёте" error="Такого города нет" />);
    const input = screen.getByRole('textbox', { name: 'Город' });
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Где вы живёте',
      'Такого города нет',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('reports each change', async () => {
    const values: string[] = [];
    render(<TextField label="Город" name="city" onChange={(value) => values.push(value)} />);
    await userEvent.type(screen.getByLabelText('Город'), 'Уфа');
    expect(values).toEqual(['У', 'Уф', 'Уфа']);
  });

  it('masks a controlled value and reports it masked', async () => {
    function Phone() {
      const [phone, setPhone] = useState('+7');
      return (
        <>
          <TextField
            label="Телефон"
            name="phone"
            type="tel"
            mask={PHONE_MASK}
            value={phone}
            onChange={setPhone}
          />
          <output>{phone}</output>
        </>
      );
    }
    render(<Phone />);
    await userEvent.type(screen.getByLabelText('Телефон'), '9161234567');
    expect(screen.getByRole('status').textContent).toBe('+7 (916) 123-45-67');
  });

  it.each(['5.3.1990', '05031990', '1990-03-05'])(
    'takes the date «%s», typed and pasted',
    async (written) => {
      render(<TextField label="Дата" name="date" mask={DATE_MASK} />);
      const input = screen.getByLabelText('Дата');
      await userEvent.type(input, written);
      expect(input).toHaveProperty('value', '05.03.1990');
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(written);
      expect(input).toHaveProperty('value', '05.03.1990');
    },
  );

  it('lets a date be mended at its end and at its beginning', async () => {
    render(<TextField label="Дата" name="date" mask={DATE_MASK} />);
    const input = screen.getByLabelText('Дата');
    await userEvent.type(input, '05.03{Backspace}');
    expect(input).toHaveProperty('value', '05.0');
    await userEvent.type(input, '4');
    expect(input).toHaveProperty('value', '05.04');
    await userEvent.type(input, '1', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    expect(input).toHaveProperty('value', '15.04');
    expect(input).toHaveProperty('selectionStart', 1);
  });
});
