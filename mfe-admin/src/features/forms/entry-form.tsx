import type { FieldErrors } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import { Button, ErrorSummary } from '@polden/ui';
import { useId, type ReactNode } from 'react';
import css from './forms.module.css';

export interface FormField {
  id: string;
  error: string | undefined;
}

export interface EntryFormProps {
  /** Its name for those who hear it. */
  title: string;
  /** On the button. */
  save: string;
  busy: boolean;
  /** What the last attempt came to. */
  error: unknown;
  /** Names of the fields, in their order. */
  fields: readonly string[];
  onSubmit: () => void;
  /** A way out beside the button. */
  onCancel?: () => void;
  /** The fields, each with its id and what is wrong with it. */
  children: (field: (name: string) => FormField) => ReactNode;
}

/** A form that stays as it was typed until it is saved: what was refused is said above and at its fields. */
export function EntryForm(props: EntryFormProps) {
  const { title, save, busy, error, fields, onSubmit, onCancel, children } = props;
  const stem = useId();
  const { byField, rest } = refusalOf(error, fields);
  const idOf = (name: string) => `${stem}-${name}`;
  return (
    <form
      className={css.form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <ErrorSummary
        errors={[
          ...fields.flatMap((name) =>
            (byField[name] ?? []).map((message) => ({ fieldId: idOf(name), message })),
          ),
          ...rest.map((message) => ({ message })),
        ]}
      />
      {children((name) => ({ id: idOf(name), error: byField[name]?.[0] }))}
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {save}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the form says itself; everything else is said by a toast. */
function refusalOf(error: unknown, fields: readonly string[]): { byField: FieldErrors; rest: string[] } {
  if (!(error instanceof HttpError) || error.code !== 422) return { byField: {}, rest: [] };
  const byField = error.error_validation ?? {};
  const others = Object.keys(byField).filter((name) => !fields.includes(name));
  const rest = others.flatMap((name) => byField[name] ?? []);
  return { byField, rest: Object.keys(byField).length === 0 ? [error.message] : rest };
}
