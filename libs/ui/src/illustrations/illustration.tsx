import type { ReactNode } from 'react';
import css from './illustration.module.css';

export interface IllustrationProps {
  /** What is drawn, when it matters to the text. Without one the drawing is decoration and silent. */
  title?: string;
}

/** Frame of a drawing: it takes the width of its place, its lines keep the theme's colours. */
export function Illustration({
  title,
  viewBox,
  children,
}: IllustrationProps & { viewBox: string; children: ReactNode }) {
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className={css.drawing} viewBox={viewBox} focusable="false" {...spoken}>
      {children}
    </svg>
  );
}
