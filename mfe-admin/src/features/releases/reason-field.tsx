import { TextField } from '@polden/ui';
import { useId } from 'react';

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What it is written for. */
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

/** Why something is moved; it stays in the history. */
export function ReasonField(props: ReasonFieldProps) {
  const id = useId();
  return <TextField id={id} name="reason" label="Почему" {...props} />;
}

/** The reason as a call carries it: nothing where nothing was written. */
export function explained(reason: string): { reason?: string } {
  return reason.trim() === '' ? {} : { reason: reason.trim() };
}
