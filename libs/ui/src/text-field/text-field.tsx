import { useId, type ComponentProps, type ReactNode } from 'react';
import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import box from '../field/box.module.css';

type Native = ComponentProps<'input'>;

export interface TextFieldProps extends Pick<
  Native,
  'autoComplete' | 'disabled' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'required'
> {
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  type?: 'text' | 'tel' | 'email' | 'search' | 'password';
  hint?: ReactNode;
  error?: string | undefined;
  /** Before and after the typed text, inside the frame: a unit, a sign. Not for the label. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Input mask, from @polden/ru. Keep the object constant between renders. */
  mask?: MaskitoOptions;
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** One line of typed text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, suffix, mask, onChange, id: givenId, type = 'text', ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const maskRef = useMaskito({ options: mask ?? null });

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(box.box, error && box.invalid, input.disabled && box.disabled)}>
        {prefix && <span className={box.affix}>{prefix}</span>}
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          id={id}
          type={type}
          className={box.input}
          // onInput, because the mask corrects the text before React compares it for onChange.
          onInput={onChange && ((event) => onChange(event.currentTarget.value))}
          ref={maskRef}
        />
        {suffix && <span className={box.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
