import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
          <TextField label="Телефон" name="phone" type="tel" mask="phone" value={phone} onChange={setPhone} />
          <output>{phone}</output>
        </>
      );
    }
    render(<Phone />);
    await userEvent.type(screen.getByLabelText('Телефон'), '9161234567');
    expect(screen.getByRole('status').textContent).toBe('+7 (916) 123-45-67');
  });

  describe.each([
    ['typed', (written: string) => userEvent.keyboard(written)],
    ['pasted', (written: string) => userEvent.paste(written)],
  ])('a sum that is %s', (_how, write) => {
    it.each([
      ['1500000000', '1 500 000 000'],
      ['60 тыс', '60 тыс'],
      ['1,5 млн', '1,5 млн'],
      ['300к', '300к'],
      ['12500 ₽', '12 500'],
    ])('stays whole, however large it is and whatever its words are: %s', async (written, shown) => {
      render(<TextField label="Сумма" name="sum" mask="money" />);
      const input = screen.getByLabelText<HTMLInputElement>('Сумма');
      await userEvent.click(input);
      await write(written);
      expect(input.value.replaceAll('\u00a0', ' ')).toBe(shown);
    });
  });

  const telephone = (value: string) => {
    render(<TextField label="Телефон" name="phone" type="tel" mask="phone" defaultValue={value} />);
    return screen.getByLabelText('Телефон');
  };

  describe.each(['', '+7', '+7 (916) 123-45-67'])('a telephone over «%s»', (value) => {
    it.each([
      ['8 916 765-43-21', '+7 (916) 765-43-21'],
      ['+8 916 765-43-21', '+7 (916) 765-43-21'],
      ['+375 29 123-45-67', '+375 29 123-45-67'],
      ['+84 912 345 678', '+84 912 345 678'],
      ['0049 151 2345678', '0049 151 2345678'],
      ['375291234567', '375291234567'],
    ])('is «%s» when it is pasted', async (written, shown) => {
      const input = telephone(value);
      await userEvent.click(input);
      await userEvent.paste(written);
      expect(input).toHaveProperty('value', shown);
    });
  });

  describe.each(['', '+7'])('a telephone behind «%s»', (value) => {
    it.each([
      ['89167654321', '+7 (916) 765-43-21'],
      ['+79167654321', '+7 (916) 765-43-21'],
      ['+8 9167654321', '+7 (916) 765-43-21'],
      ['+375291234567', '+375291234567'],
      ['+84912345678', '+84912345678'],
      ['00491512345678', '00491512345678'],
      ['916765432199', '+7 (916) 765-43-21'],
    ])('is «%s» when it is typed', async (written, shown) => {
      const input = telephone(value);
      await userEvent.type(input, written);
      expect(input).toHaveProperty('value', shown);
    });
  });

  it('keeps a pasted telephone that is too long, and takes it when it is mended', async () => {
    const input = telephone('+7');
    await userEvent.click(input);
    await userEvent.paste('8 916 765-43-210');
    expect(input).toHaveProperty('value', '+7 916 765-43-210');
    await userEvent.keyboard('{Backspace}');
    expect(input).toHaveProperty('value', '+7 (916) 765-43-21');
  });

  it('keeps a telephone of another country without its plus that country, also with digits taken away', async () => {
    const input = telephone('+7');
    await userEvent.click(input);
    await userEvent.paste('375291234567');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(input).toHaveProperty('value', '+3752912345');
    await userEvent.keyboard('67');
    expect(input).toHaveProperty('value', '+375291234567');
  });

  it('takes the second of two telephones that stand one behind the other', async () => {
    const input = telephone('+7 (916) 844-09-85');
    fireEvent.input(input, { target: { value: '+7 (916) 844-09-85+79031234567' } });
    await waitFor(() => expect(input).toHaveProperty('value', '+7 (903) 123-45-67'));
  });

  it('makes fit what was typed before its mask came', async () => {
    const input = telephone('');
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: '8916' } });
    expect(input).toHaveProperty('value', '8916');
    await waitFor(() => expect(input).toHaveProperty('value', '+7 (916'));
  });

  it('makes fit what was typed before the country that the field begins with', async () => {
    const input = telephone('+7');
    fireEvent.input(input, { target: { value: '9161234567+7' } });
    await waitFor(() => expect(input).toHaveProperty('value', '+7 (916) 123-45-67'));
  });

  it('is masked before somebody comes to it, once there is a sign of him', async () => {
    const input = telephone('+7');
    // As a browser fills it in that tells nobody.
    Object.assign(input, { value: '89161234567' });
    fireEvent.scroll(window);
    await waitFor(() => expect(input).toHaveProperty('value', '+7 (916) 123-45-67'));
  });

  it('keeps the telephone of another country that the browser or the server has filled in', async () => {
    const input = telephone('+7');
    await userEvent.click(input);
    fireEvent.input(input, { target: { value: '+375 29 123-45-67' } });
    expect(input).toHaveProperty('value', '+375 29 123-45-67');
  });

  it('lets the telephone of another country be mended in its middle, and taken away', async () => {
    const input = telephone('+375 29 123');
    await userEvent.type(input, '3', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    expect(input).toHaveProperty('value', '+375 293 123');
    expect(input).toHaveProperty('selectionStart', 8);
    await userEvent.type(input, '9', { initialSelectionStart: 0, initialSelectionEnd: 12 });
    expect(input).toHaveProperty('value', '+7 (9');
  });

  it('lets another country be typed over one that was taken away', async () => {
    const input = telephone('+7');
    await userEvent.type(input, '+375{Backspace}{Backspace}{Backspace}');
    expect(input).toHaveProperty('value', '+');
    await userEvent.type(input, '49151');
    expect(input).toHaveProperty('value', '+49151');
  });

  it.each(['5.3.1990', '5,3,1990', '05031990', '1990-03-05'])(
    'takes the date «%s», typed and pasted',
    async (written) => {
      render(<TextField label="Дата" name="date" mask="date" />);
      const input = screen.getByLabelText('Дата');
      await userEvent.type(input, written);
      expect(input).toHaveProperty('value', '05.03.1990');
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(written);
      expect(input).toHaveProperty('value', '05.03.1990');
    },
  );

  describe.each([
    ['a passport', 'passport', '45101234567', '4510 1234567'],
    ['a department', 'department', '770-0012', '770-0012'],
  ] as const)('the digits that %s has too many', (_what, mask, written, value) => {
    it.each(['type', 'paste'] as const)('stay when they are put in by %s', async (way) => {
      render(<TextField label="Цифры" name="digits" mask={mask} />);
      const input = screen.getByLabelText('Цифры');
      await userEvent.click(input);
      await (way === 'type' ? userEvent.type(input, written) : userEvent.paste(written));
      expect(input).toHaveProperty('value', value);
    });
  });

  describe.each([
    ['that the field keeps', {}],
    ['that is reported', { onChange: () => undefined }],
  ])('a date %s', (_how, props) => {
    it.each([
      [2, 2, '{Backspace}', '0.03.1990', 1],
      [3, 3, '{Delete}', '05.3.1990', 3],
      [0, 0, '{Delete}', '5.03.1990', 0],
      [0, 0, '1', '05.03.1990', 0],
      [5, 5, '{Backspace}', '05.0.1990', 4],
      [7, 7, '{Backspace}', '05.03.990', 6],
      [7, 7, '{Backspace}{Backspace}', '05.03.990', 5],
      [3, 3, '{Backspace}', '05.03.1990', 2],
      [2, 2, '{Delete}', '05.03.1990', 3],
      [3, 5, '{Backspace}', '05..1990', 3],
      [3, 5, '12', '05.12.1990', 5],
      [0, 2, '17', '17.03.1990', 2],
      [0, 2, '17.', '17.03.1990', 3],
      [0, 5, '1712', '17.12.1990', 5],
      [3, 8, '{Delete}', '05..90', 3],
      [0, 2, '{Delete}', '.03.1990', 0],
      [6, 8, '20', '05.03.2090', 8],
      [0, 9, '{Delete}{Delete}{Delete}{Delete}', '', 0],
      [0, 2, 'ж', '05.03.1990', 2],
    ])('from %i to %i takes «%s»', async (from, to, keys, text, caret) => {
      render(<TextField label="Дата" name="date" mask="date" {...props} />);
      const input = screen.getByLabelText('Дата');
      await userEvent.type(input, '05.03.1990');
      await userEvent.type(input, keys, { initialSelectionStart: from, initialSelectionEnd: to });
      expect(input).toHaveProperty('value', text);
      expect(input).toHaveProperty('selectionStart', caret);
    });
  });

  it('keeps the parts of a date that is begun, also when it is written on at its end', async () => {
    render(<TextField label="Дата" name="date" mask="date" />);
    const input = screen.getByLabelText('Дата');
    await userEvent.type(input, '05.03');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveProperty('value', '0.03');
    await userEvent.type(input, '.1990');
    expect(input).toHaveProperty('value', '0.03.1990');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveProperty('value', '0.03.199');
    await userEvent.type(input, '7', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input).toHaveProperty('value', '07.03.199');
  });

  it('takes a whole date that is pasted into another', async () => {
    render(<TextField label="Дата" name="date" mask="date" defaultValue="05.03.1990" />);
    const input = screen.getByLabelText<HTMLInputElement>('Дата');
    await userEvent.click(input);
    await waitFor(() => expect(input).toHaveProperty('value', '05.03.1990'));
    input.setSelectionRange(0, 0);
    await userEvent.paste('17.4.91');
    expect(input).toHaveProperty('value', '17.04.1991');
  });

  it('makes a date whole when its field is left, and reports it', async () => {
    const values: string[] = [];
    render(<TextField label="Дата" name="date" mask="date" onChange={(value) => values.push(value)} />);
    const input = screen.getByLabelText('Дата');
    await userEvent.type(input, '20.05.08');
    expect(input).toHaveProperty('value', '20.05.08');
    await userEvent.tab();
    expect(input).toHaveProperty('value', '20.05.2008');
    expect(values.at(-1)).toBe('20.05.2008');
    await userEvent.type(input, '{Delete}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input).toHaveProperty('value', '20.5.2008');
    await userEvent.tab();
    expect(input).toHaveProperty('value', '20.05.2008');
  });

  it('makes whole a date that the browser fills in', async () => {
    render(<TextField label="Дата" name="date" mask="date" />);
    const input = screen.getByLabelText('Дата');
    fireEvent.input(input, { target: { value: '5.3.90' } });
    fireEvent.change(input);
    await waitFor(() => expect(input).toHaveProperty('value', '05.03.1990'));
  });

  it('lets a date be mended at its end and at its beginning', async () => {
    render(<TextField label="Дата" name="date" mask="date" />);
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
