import { NumberInput, type NumberInputProps } from '../../controls/number-input.tsx';

export interface LimitInputProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** NaN while none stands there; the form is not sent then. */
  value: number;
  onChange: (value: number) => void;
}

/** A number that a form of rules always has. */
export function LimitInput({ value, onChange, ...input }: LimitInputProps) {
  return (
    <NumberInput
      {...input}
      required
      value={Number.isNaN(value) ? null : value}
      onChange={(read) => onChange(read ?? Number.NaN)}
    />
  );
}
