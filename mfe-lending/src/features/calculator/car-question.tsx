import type { HasCar } from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { RadioGroup } from '@polden/ui';

export interface CarQuestionProps {
  hasCar: HasCar;
  /** Whole roubles that are lent at most to somebody with a car, and without. */
  limits: { withCar: number; without: number };
  form: string | undefined;
  onChange: (hasCar: HasCar) => void;
}

/** A borrower with a car may borrow more. */
export function CarQuestion({ hasCar, limits, form, onChange }: CarQuestionProps) {
  return (
    <RadioGroup<`${HasCar}`>
      label="Есть своя машина?"
      name="car"
      form={form}
      options={[
        {
          value: '1',
          label: 'Да',
          hint: `До\u00a0${formatRubles(limits.withCar)} под\u00a0залог авто`,
        },
        { value: '2', label: 'Нет', hint: `До\u00a0${formatRubles(limits.without)} без\u00a0залога` },
      ]}
      value={`${hasCar}`}
      onChange={(value) => onChange(value === '1' ? 1 : 2)}
    />
  );
}
