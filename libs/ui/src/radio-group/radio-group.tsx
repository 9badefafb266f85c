import { useId, type ReactNode } from 'react';
import { FieldError, OptionalMark } from '../field/field.tsx';
import field from '../field/field.module.css';
import { useError } from '../form/corrections.ts';
import { takeOver } from '../hydration/take-over.ts';
import css from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Under the label, in smaller type. */
  hint?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  name: string;
  /** Id of another form that posts it. */
  form?: string | undefined;
  options: RadioOption<Value>[];
  value?: Value | undefined;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  error?: string | undefined;
  /** False: the label says that nothing has to be chosen. */
  required?: boolean | undefined;
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, value, defaultValue, onChange, required } = props;
  const id = useId();
  const error = useError(name, props.error);
  return (
    <fieldset className={field.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        {label}
        <OptionalMark required={required} />
      </legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.value} className={css.option}>
            <input
              ref={takeOver}
              type="radio"
              className={css.dot}
              name={name}
              form={props.form}
              value={option.value}
              required={required}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span className={css.text}>
              <span>{option.label}</span>
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
