import { VisuallyHidden } from '@polden/ui';
import type { ReactNode } from 'react';
import css from './small-button.module.css';

export interface SmallButtonProps {
  /** What it acts on: for a screen reader, which reads the button outside of its row. */
  about: string;
  busy?: boolean;
  /** Nothing to do now; the button keeps its place and the focus. */
  idle?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An action in a row of a list. */
export function SmallButton({ about, busy = false, idle = false, onClick, children }: SmallButtonProps) {
  const off = busy || idle;
  return (
    <button
      type="button"
      className={css.button}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  );
}
