import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, Field } from '../field/field.tsx';
import box from '../field/box.module.css';
import { useError } from '../form/corrections.ts';
import { takeOverText, typedInto } from '../hydration/take-over.ts';
import { useControlRef } from '../hydration/use-control-ref.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
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
export function TextArea({ label, hint, error: given, id: givenId, rows = 3, ...input }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const error = useError(id, given);
  // React writes the rendered text over a typed one before it hands the control out.
  const control = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [before] = useState(() => (hydrated ? null : typedInto(id)));
  useLayoutEffect(() => takeOverText(control.current, before), [before]);
  return (
    <Field id={id} label={label} required={input.required} hint={hint} error={error}>
      <div className={classNames(box.box, error && box.invalid)}>
        <textarea
          {...input}
          {...describedBy({ id, hint, error })}
          ref={useControlRef(control)}
          id={id}
          rows={rows}
          className={classNames(box.input, css.area)}
        />
      </div>
    </Field>
  );
}
