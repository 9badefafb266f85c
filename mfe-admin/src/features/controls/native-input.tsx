import { describedBy, Field } from '@polden/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import css from './controls.module.css';

export interface NativeInputProps {
  id: string;
  label: string;
  name: string;
  type: 'date' | 'datetime-local';
  hint?: ReactNode;
  error?: string | undefined;
  /** Empty when nothing is chosen. */
  value: string;
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/** What stands in it when it is no value, by the kind of value. */
const ODD = {
  date: 'Допишите дату или сотрите её',
  'datetime-local': 'Допишите дату и время или сотрите их',
};

/** A control that the browser knows better than we do: dates. */
export function NativeInput({ id, label, hint, error: given, onChange, ...control }: NativeInputProps) {
  const [isOdd, setIsOdd] = useState(false);
  const error = isOdd ? ODD[control.type] : given;
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setIsOdd(currentTarget.validity.badInput);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...control}
        {...describedBy({ id, hint, error })}
        id={id}
        className={css.box}
        onChange={(event) => {
          setIsOdd(false);
          onChange(event.currentTarget.value);
        }}
        onBlur={look}
        onInvalid={(event) => {
          // It is said at the field, as everything else.
          event.preventDefault();
          look(event);
        }}
      />
    </Field>
  );
}
