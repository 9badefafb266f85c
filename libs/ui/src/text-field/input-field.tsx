import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import box from '../field/box.module.css';
import { useError } from '../form/corrections.ts';
import { useControlRef } from '../hydration/use-control-ref.ts';

type Native = ComponentProps<'input'>;

export interface InputFieldProps extends Pick<
  Native,
  | 'autoComplete'
  | 'disabled'
  | 'form'
  | 'inputMode'
  | 'list'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'ref'
> {
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  type?: 'text' | 'tel' | 'email' | 'search' | 'password' | 'date';
  hint?: ReactNode;
  error?: string | undefined;
  /** Before and after the typed text, inside the frame: a unit, a sign. Not for the label. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  value?: string | undefined;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** A secret: it is not kept over a reload of the page. */
  'data-draft'?: 'never' | undefined;
}

/** One line of typed text as it is; `TextField` adds a mask, and the code for it. */
export function InputField(props: InputFieldProps) {
  const {
    label,
    hint,
    error: given,
    prefix,
    suffix,
    onChange,
    id: givenId,
    type = 'text',
    ref,
    ...input
  } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useError(id, given);
  const control = useControlRef(ref);
  return (
    <Field id={id} label={label} required={input.required} hint={hint} error={error}>
      <div className={classNames(box.box, error && box.invalid, input.disabled && box.disabled)}>
        {prefix && <span className={box.affix}>{prefix}</span>}
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          ref={control}
          id={id}
          type={type}
          className={box.input}
          // onInput, because a mask corrects the text before React compares it for onChange.
          onInput={onChange && ((event) => onChange(event.currentTarget.value))}
        />
        {suffix && <span className={box.affix}>{suffix}</span>}
      </div>
    </Field>
  );
}
