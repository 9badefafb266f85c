import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { formatRubles } from '@polden/ru';
import { RangeField, type RangeFieldProps } from './range-field.tsx';

const NBSP = '\u00a0';
const sum: Omit<RangeFieldProps, 'onChange'> = {
  label: 'Сумма',
  name: 'sum',
  min: 50_000,
  max: 1_000_000,
  step: 10_000,
  value: 280_000,
  format: formatRubles,
};

/** As a page has it: what was chosen comes back as the value. */
function Chosen({ onChange, ...props }: Partial<RangeFieldProps>) {
  const [value, setValue] = useState<number>();
  const change = (next: number) => {
    setValue(next);
    onChange?.(next);
  };
  return <RangeField {...sum} {...props} value={value ?? props.value ?? sum.value} onChange={change} />;
}

function show(props: Partial<RangeFieldProps> = {}) {
  const values: number[] = [];
  render(<Chosen onChange={(value) => values.push(value)} {...props} />);
  return {
    values,
    typed: screen.getByRole<HTMLInputElement>('textbox', { name: 'Сумма' }),
    slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Сумма' }),
    said: () => screen.getByRole('status').textContent,
  };
}

describe('RangeField', () => {
  it('shows one value in both controls, the typed one in groups and with its unit', () => {
    const { typed, slider } = show();
    expect(typed.value).toBe(`280${NBSP}000`);
    expect(slider.value).toBe('280000');
    expect(slider.getAttribute('aria-valuetext')).toBe(`280${NBSP}000${NBSP}₽`);
    expect(screen.getByText('₽')).toBeTruthy();
  });

  it('follows the slider', () => {
    const { typed, slider, values } = show();
    fireEvent.change(slider, { target: { value: '500000' } });
    expect(typed.value).toBe(`500${NBSP}000`);
    expect(values).toEqual([500_000]);
  });

  it('groups digits while typing and reports only numbers within the bounds', async () => {
    const { typed, slider, values } = show();
    await userEvent.clear(typed);
    await userEvent.type(typed, '123456');
    expect(typed.value).toBe(`123${NBSP}456`);
    expect([...new Set(values)]).toEqual([50_000, 123_456]);
    expect(slider.getAttribute('aria-valuetext')).toContain(`123${NBSP}456`);
  });

  it.each([
    ['300 000,00 ₽', `300${NBSP}000,00`],
    ['300000.00', `300${NBSP}000.00`],
    ['300000,5', `300${NBSP}000,5`],
  ])('takes «%s» with its kopecks for as many roubles, not a hundred times as many', async (sum, shown) => {
    const { typed, values } = show();
    for (const write of [() => userEvent.paste(sum), () => userEvent.type(typed, sum)]) {
      await userEvent.clear(typed);
      await userEvent.click(typed);
      await write();
      expect(typed.value).toBe(shown);
      expect(values.at(-1)).toBe(300_000);
      await userEvent.tab();
      expect(typed.value).toBe(`300${NBSP}000`);
    }
  });

  it.each([
    ['60 тыс', 60_000],
    ['0,3 млн', 300_000],
    ['300к', 300_000],
    ['300 000 руб.', 300_000],
  ])('takes «%s» for the sum that is meant', async (sum, rubles) => {
    const { typed, values } = show();
    for (const write of [() => userEvent.paste(sum), () => userEvent.type(typed, sum)]) {
      await userEvent.clear(typed);
      await userEvent.click(typed);
      await write();
      expect(values.at(-1)).toBe(rubles);
      await userEvent.tab();
      expect(typed.value.replaceAll(NBSP, ' ')).toBe(`${rubles / 1000} 000`);
    }
  });

  it.each(['около 300000', '1e6', '-300000', '300 штук'])(
    'makes no other sum of «%s», and says so',
    async (sum) => {
      const { typed, values, said } = show();
      await userEvent.clear(typed);
      await userEvent.paste(sum);
      expect([typed.value, values]).toEqual([sum, []]);
      await userEvent.tab();
      expect([typed.value, values]).toEqual([`280${NBSP}000`, []]);
      expect(said()).toBe(`Здесь нужно число: считаем на 280${NBSP}000${NBSP}₽.`);
    },
  );

  it('follows the slider also when what was typed before the scripts came was never left', () => {
    const { typed, slider, values } = show();
    fireEvent.change(typed, { target: { value: '60 тыс' } });
    expect([typed.value, values]).toEqual(['60 тыс', [60_000]]);
    fireEvent.change(slider, { target: { value: '500000' } });
    expect(typed.value).toBe(`500${NBSP}000`);
  });

  it('takes a term in figures alone', async () => {
    const { typed, values } = show({
      min: 3,
      max: 48,
      step: 1,
      value: 12,
      format: (n) => `${n} месяцев`,
    });
    await userEvent.clear(typed);
    await userEvent.type(typed, '24 месяца');
    expect([typed.value, values.at(-1)]).toEqual(['24', 24]);
  });

  // The keyboard of a phone names no keys.
  it.each(['36 мес', '36 месяцев', '36мес.'])('takes «%s» for as many months', (term) => {
    const { typed, values, said } = show({
      min: 24,
      max: 48,
      step: 12,
      value: 48,
      format: (n) => `${n} месяцев`,
    });
    fireEvent.change(typed, { target: { value: term } });
    expect([typed.value, values, said()]).toEqual(['36', [36], '']);
  });

  it('makes no months of what has another unit', () => {
    const { typed, values, said } = show({
      min: 3,
      max: 48,
      step: 1,
      value: 12,
      format: (n) => `${n} месяцев`,
    });
    fireEvent.change(typed, { target: { value: '3 года' } });
    expect([values, said()]).toEqual([[], 'Здесь нужно число: считаем на 12 месяцев.']);
  });

  it('says what stands instead of a number between a few steps', async () => {
    const term = { min: 24, max: 48, step: 12, format: (n: number) => `${n} месяцев` };
    function Term() {
      const [value, setValue] = useState(48);
      const nearest = (n: number) => 24 + Math.round((n - 24) / 12) * 12;
      return <RangeField {...sum} {...term} value={value} onChange={(n) => setValue(nearest(n))} />;
    }
    render(<Term />);
    const typed = screen.getByRole<HTMLInputElement>('textbox');
    for (const [text, stands, said] of [
      ['40', '36', 'Можно 24, 36 или 48 месяцев: считаем на 36.'],
      ['30', '36', 'Можно 24, 36 или 48 месяцев: считаем на 36.'],
      ['24', '24', ''],
    ] as const) {
      await userEvent.clear(typed);
      await userEvent.type(typed, text);
      expect(screen.getByRole('status').textContent).toBe(said);
      await userEvent.tab();
      expect([typed.value, screen.getByRole('status').textContent]).toEqual([stands, said]);
    }
  });

  it('keeps the caret where a digit was put', async () => {
    const { typed } = show({ value: 50_000 });
    await userEvent.type(typed, '1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(typed.value).toBe(`510${NBSP}000`);
    expect(typed.selectionStart).toBe(2);
  });

  it('counts a number outside as the nearest bound while it is typed, and says so; then brings it in', async () => {
    const { typed, values, said } = show();
    await userEvent.clear(typed);
    await userEvent.paste('1200000');
    expect([typed.value, values.at(-1)]).toEqual([`1${NBSP}200${NBSP}000`, 1_000_000]);
    expect(said()).toBe(`Максимум — 1${NBSP}000${NBSP}000${NBSP}₽: считаем на него.`);
    await userEvent.clear(typed);
    values.length = 0;
    await userEvent.type(typed, '70');
    expect([typed.value, values.at(-1)]).toEqual(['70', 50_000]);
    expect(said()).toBe(`Минимум — 50${NBSP}000${NBSP}₽: считаем на него.`);
    await userEvent.tab();
    expect(typed.value).toBe(`50${NBSP}000`);
    expect(said()).toBe(`Минимум — 50${NBSP}000${NBSP}₽: считаем на него.`);
    expect([...new Set(values)]).toEqual([50_000]);
  });

  it('shows which number counts while it is empty, and returns to it', async () => {
    const { typed, said } = show();
    // On its way it counts as the smallest sum.
    await userEvent.type(typed, '{Backspace>6/}');
    expect([typed.value, typed.placeholder]).toEqual(['', `280${NBSP}000`]);
    await userEvent.tab();
    expect(typed.value).toBe(`280${NBSP}000`);
    expect(said()).toBe('');
  });

  it('moves by a step with the arrow keys and stops at the bounds', async () => {
    const { typed, values } = show({ value: 995_000 });
    await userEvent.type(typed, '{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(values).toEqual([985_000, 995_000, 1_000_000]);
  });

  it('halts at the stops of a wide range, and says the value that stands there or was typed', async () => {
    const { typed, slider, values } = show({ stops: [50_000, 100_000, 1_000_000], value: 100_000 });
    expect(slider).toMatchObject({ min: '0', max: '2', value: '1' });
    fireEvent.change(slider, { target: { value: '2' } });
    expect(values).toEqual([1_000_000]);
    await userEvent.clear(typed);
    await userEvent.type(typed, '130000');
    expect(slider.value).toBe('1');
    expect(slider.getAttribute('aria-valuetext')).toBe(`130${NBSP}000${NBSP}₽`);
  });

  it.each([
    [
      'abc',
      `Здесь нужно число: считаем на 280${NBSP}000${NBSP}₽.`,
      `Здесь нужно число: считаем на 88${NBSP}888${NBSP}₽.`,
    ],
    ['99', `Минимум — 50${NBSP}000${NBSP}₽: считаем на него.`, ''],
  ])(
    'says of an address that asks for «%s» what stands now, also when a kept choice comes later',
    (asked, first, then) => {
      const { rerender } = render(<Chosen asked={asked} value={asked === 'abc' ? 280_000 : 50_000} />);
      expect(screen.getByRole('status').textContent).toBe(first);
      rerender(<Chosen asked={asked} value={88_888} />);
      expect(screen.getByRole('status').textContent).toBe(then);
      fireEvent.change(screen.getByRole('slider'), { target: { value: '500000' } });
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('posts one number, as it is shown', () => {
    const { container } = render(
      <form>
        <Chosen />
      </form>,
    );
    const form = container.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([['sum', `280${NBSP}000`]]);
  });
});
