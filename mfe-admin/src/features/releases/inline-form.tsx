import { Button } from '@polden/ui';
import type { ReactNode } from 'react';
import css from './releases.module.css';

export interface InlineFormProps {
  /** On the button. */
  action: string;
  variant?: 'secondary';
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
  /** What came of it, under the form. */
  result?: ReactNode;
}

/** Inputs and their button in one line, as far as the line goes. */
export function InlineForm({ action, variant, busy, onSubmit, children, result }: InlineFormProps) {
  return (
    <form
      className={css.inline}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button type="submit" {...(variant && { variant })} busy={busy}>
        {action}
      </Button>
      {result}
    </form>
  );
}
