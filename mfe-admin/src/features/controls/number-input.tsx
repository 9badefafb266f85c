import { numberWithin } from '@polden/content-model';
import { readNumber, writtenNumber } from '@polden/ru';
import { describedBy, Field } from '@polden/ui';
import { type ReactNode, useState } from 'react';
import css from './controls.module.css';

export interface NumberInputProps {
  id: string;
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Null when it is empty, and when what stands in it is no number. */
  value: number | null;
  min: number;
  max: number;
  /** Whole numbers only. */
  integer?: boolean;
  /** Its form is not sent while it is empty. */
  required?: boolean;
  readOnly?: boolean;
  onChange: (value: number | null) => void;
}

/**
 * A number as people here write it, with a comma or a point. The browser's own control understands the one of the browser's
 * language only and leaves the other out without a word: «9,5» becomes 95. What is no number stays as it is typed.
 */
export function NumberInput(props: NumberInputProps) {
  const { id, label, name, hint, error: given, value, required = false, readOnly, onChange } = props;
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const [isLeft, setIsLeft] = useState(false);
  const isTyped = typed !== undefined && typed.value === value;
  const text = isTyped ? typed.text : value === null ? '' : writtenNumber(value);
  // A value that was not typed here is checked by the caller.
  const problem = isTyped ? problemOf(text, { ...props, required }) : '';
  const error = (isLeft && problem) || given;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...describedBy({ id, hint, error })}
        ref={(input) => input?.setCustomValidity(problem)}
        id={id}
        name={name}
        className={css.box}
        // Keyboards of numbers alone have no minus on some telephones.
        inputMode={props.min < 0 ? 'text' : props.integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        readOnly={readOnly}
        value={text}
        onChange={(event) => {
          const { value: written } = event.currentTarget;
          const read = readNumber(written);
          setIsLeft(false);
          setTyped({ text: written, value: read });
          onChange(read);
        }}
        onBlur={() => setIsLeft(true)}
        onInvalid={(event) => {
          // It is said at the field, as everything else.
          event.preventDefault();
          setIsLeft(true);
        }}
      />
    </Field>
  );
}

function problemOf(text: string, { min, max, integer = false, required }: NumberInputProps): string {
  const value = readNumber(text);
  const isEmpty = text.trim() === '';
  if (value === null && !isEmpty) return 'Это не число: допишите его или сотрите';
  const fits =
    value === null ? !required : value >= min && value <= max && (!integer || Number.isInteger(value));
  return fits ? '' : numberWithin({ min, max, integer });
}
