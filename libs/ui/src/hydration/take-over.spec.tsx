import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { formatRubles } from '@polden/ru';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeField } from '../code-field/code-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RangeField } from '../range-field/range-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** A form that keeps everything in one state, each change of which is made of the one before it was rendered. */
function AllFields() {
  const [state, setState] = useState({
    sum: 280_000,
    term: 12,
    phone: '+7',
    car: 'no',
    agreed: false,
  });
  const [city, setCity] = useState('Москва');
  const set = (change: Partial<typeof state>) => setState({ ...state, ...change });
  return (
    <form>
      <RangeField
        label="Сумма"
        name="sum"
        min={50_000}
        max={1_000_000}
        step={30_000}
        value={state.sum}
        onChange={(sum) => set({ sum })}
        format={formatRubles}
      />
      <RangeField
        label="Срок"
        name="term"
        min={3}
        max={48}
        value={state.term}
        onChange={(term) => set({ term })}
      />
      <TextField
        label="Телефон"
        name="phone"
        type="tel"
        mask="phone"
        value={state.phone}
        onChange={(phone) => set({ phone })}
      />
      <RadioGroup
        label="Машина"
        name="car"
        options={[
          { value: 'yes', label: 'Да' },
          { value: 'no', label: 'Нет' },
        ]}
        value={state.car}
        onChange={(car) => set({ car })}
      />
      <Checkbox
        label="Согласие"
        name="agreed"
        checked={state.agreed}
        onChange={(agreed) => set({ agreed })}
      />
      <CodeField label="Код" name="code" />
      <SelectField
        label="Город"
        name="city"
        defaultValue="Москва"
        options={['Москва', 'Тула'].map((value) => ({ value, label: value }))}
        onChange={setCity}
      />
      <TextArea label="Вопрос" name="question" defaultValue="Как было" />
      <output>{JSON.stringify({ ...state, city })}</output>
    </form>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const typed = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

async function hydrateAfter(change: () => void): Promise<void> {
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(<AllFields />);
  change();
  await act(async () => {
    root = hydrateRoot(box, <AllFields />);
    await Promise.resolve();
  });
}
const kept = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;

describe('what was done before the scripts came', () => {
  it('is taken over from every kind of control, each change on top of the others', async () => {
    await hydrateAfter(() => {
      typed('Сумма').value = '500 000';
      typed('Срок').value = '24';
      typed('Телефон').value = '89160000001';
      typed('Код').value = '123456';
      screen.getByRole<HTMLInputElement>('radio', { name: 'Да' }).checked = true;
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Согласие' }).checked = true;
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Город' }).value = 'Тула';
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Вопрос' }).value = 'Как стало';
    });
    // Its mask comes by itself.
    await waitFor(() => expect(typed('Телефон').value).toBe('+7 (916) 000-00-01'));
    expect(kept()).toEqual({
      sum: 500_000,
      term: 24,
      phone: '+7 (916) 000-00-01',
      car: 'yes',
      agreed: true,
      city: 'Тула',
    });
    expect(typed('Сумма').value).toBe('500\u00a0000');
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Срок' }).value).toBe('24');
    expect([typed('Вопрос').value, typed('Код').value]).toEqual(['Как стало', '123456']);
  });

  it('is taken over from a slider, and brought within the bounds where somebody has left the field', async () => {
    await hydrateAfter(() => {
      screen.getByRole<HTMLInputElement>('slider', { name: 'Срок' }).value = '36';
      typed('Сумма').value = '9 000 000';
    });
    expect(kept()).toMatchObject({ term: 36, sum: 1_000_000 });
    expect(typed('Срок').value).toBe('36');
    expect(typed('Сумма').value).toBe('1\u00a0000\u00a0000');
  });

  it('is nothing where nobody has done anything, also where a slider halts beside the number', async () => {
    await hydrateAfter(() => undefined);
    expect(kept()).toEqual({
      sum: 280_000,
      term: 12,
      phone: '+7',
      car: 'no',
      agreed: false,
      city: 'Москва',
    });
    expect(typed('Вопрос').value).toBe('Как было');
  });

  it('is what a browser has put back after it went to the page again', async () => {
    await hydrateAfter(() => undefined);
    await act(async () => {
      const field = typed('Сумма');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '500 000');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      await Promise.resolve();
    });
    expect(kept()).toMatchObject({ sum: 500_000 });
  });
});
