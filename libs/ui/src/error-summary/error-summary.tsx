import { use, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Corrections } from '../form/corrections.ts';
import { highlight } from '../timing/highlight.ts';
import css from './error-summary.module.css';

export interface SummarizedError {
  /** Id of the control; without one the message is about the whole form. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Nothing is shown when empty. */
  errors: SummarizedError[];
  /** Default «Проверьте, пожалуйста, форму». */
  title?: string;
  /** New with each attempt to send the form, such as the answer to it: the same mistakes take focus again. */
  attempt?: unknown;
}

/** What is wrong with a form, above it. Takes focus when it appears, says something new or answers another attempt. */
export function ErrorSummary({
  errors: given,
  title = 'Проверьте, пожалуйста, форму',
  attempt,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const said = given.map((error) => error.message).join('\n');
  const corrected = use(Corrections);
  const errors = given.filter(({ fieldId }) => fieldId === undefined || !corrected.has(fieldId));

  useEffect(() => {
    if (said !== '') box.current?.focus();
  }, [said, attempt]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} className={css.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p className={css.title} id={titleId}>
          {title}
        </p>
        <ul className={css.list} role="list">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? <FieldLink fieldId={fieldId} message={message} /> : message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldLink({ fieldId, message }: Required<SummarizedError>) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        const field = document.getElementById(fieldId);
        if (!field) return;
        event.preventDefault();
        field.focus();
        highlight(field);
      }}
    >
      {message}
    </a>
  );
}
