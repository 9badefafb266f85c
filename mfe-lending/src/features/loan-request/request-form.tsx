import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router-dom';
import { FIELDS, type RequestIntent } from './request-fields.ts';
import { REQUEST_ANCHOR, type RequestValues } from './request-state.ts';
import css from './loan-request.module.css';

export interface RequestFormProps {
  /** What earlier steps gave; travels in hidden fields. */
  carried: Partial<RequestValues>;
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/** A step of the request, posted to the page it stands on. */
export function RequestForm({ carried, label, children }: RequestFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={`${pathname}${search}#${REQUEST_ANCHOR}`}
      className={css.form}
      aria-label={label}
      // The action's messages are warmer than the browser's, and the same without JavaScript.
      noValidate
      preventScrollReset
    >
      <Carried name={FIELDS.product} value={carried.product} />
      <Carried name={FIELDS.sum} value={carried.sumRubles} />
      <Carried name={FIELDS.termDays} value={carried.termDays} />
      <Carried name={FIELDS.phone} value={carried.phone} />
      <Carried name={FIELDS.key} value={carried.key} />
      <Carried name={FIELDS.phoneConfirmed} value={carried.phoneConfirmed} />
      {carried.documents?.map((id) => (
        <Carried key={id} name={FIELDS.documents} value={id} />
      ))}
      {children}
    </Form>
  );
}

/** The button that was pressed, while its request is under way. */
export function usePendingIntent(): RequestIntent | null {
  const { formData } = useNavigation();
  return (formData?.get(FIELDS.intent) as RequestIntent | null | undefined) ?? null;
}

function Carried({ name, value }: { name: string; value: string | number | boolean | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={String(value)} />;
}
