import { useCaptcha } from '@polden/http';
import type { QuestionName } from '@polden/loan-application';
import { ActionForm, afterAnswer } from '@polden/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { FIELDS, fieldOf, type RequestIntent } from './field-names.ts';
import { REQUEST_ANCHOR, REQUEST_FORM } from '../calculator/anchor.ts';
import { type RequestValues } from './request-state.ts';
import { bringNextSteps } from './steps.ts';
import css from './loan-request.module.css';

export interface RequestFormProps {
  /** What other steps gave; travels in hidden fields. */
  carried: Partial<RequestValues>;
  /** For screen readers. */
  label: string;
  onInput?: (form: HTMLFormElement) => void;
  children: ReactNode;
}

/** A step of the request, posted to the page it stands on. */
export function RequestForm({ carried, label, onInput, children }: RequestFormProps) {
  const { pathname, search } = useLocation();
  const captcha = useCaptcha();
  const { documents, answers, ...single } = carried;
  return (
    <ActionForm
      id={REQUEST_FORM}
      action={`${pathname}${search}#${REQUEST_ANCHOR}`}
      className={css.form}
      aria-label={label}
      preventScrollReset
      onFocus={() => {
        captcha.prepare();
        afterAnswer(bringNextSteps);
      }}
      {...(onInput && { onInput })}
    >
      {Object.entries(single).map(([name, value]) => (
        <Carried key={name} name={FIELD_NAMES[name] ?? name} value={value} />
      ))}
      {documents?.map((id) => (
        <Carried key={id} name={FIELDS.documents} value={id} />
      ))}
      {Object.entries(answers ?? {}).map(([name, typed]) => (
        <Carried key={name} name={fieldOf(name as QuestionName)} value={typed} />
      ))}
      {children}
    </ActionForm>
  );
}

/** Values with another name of their field. */
const FIELD_NAMES: Record<string, string> = { sumRubles: FIELDS.sum };

/** The button that was pressed, while its request is under way. */
export function usePendingIntent(): RequestIntent | null {
  const { formData } = useNavigation();
  return (formData?.get(FIELDS.intent) as RequestIntent | null | undefined) ?? null;
}

function Carried({ name, value }: { name: string; value: string | number | boolean }) {
  return <input type="hidden" name={name} value={String(value)} />;
}
