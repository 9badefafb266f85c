import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import box from '../field/box.module.css';
import css from './text-area.module.css';

export interface TextAreaProps extends Pick<
  ComponentProps<'textarea'>,
  'defaultValue' | 'maxLength' | 'required' | 'rows'
> {
  label: ReactNode;
  name: string;
  /** For links of an ErrorSummary. Default: a generated one. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Several lines of typed text; it grows with them where the browser can. */
export function TextArea({ label, hint, error, id: givenId, rows = 3, ...input }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={classNames(box.box, error && box.invalid)}>
        <textarea
          {...input}
          {...describedBy({ id, hint, error })}
          id={id}
          rows={rows}
          className={classNames(box.input, css.area)}
        />
      </div>
    </Field>
  );
}
