import { useId } from 'react';
import type { RequestFormModel } from './request-form.model.ts';
import css from './request-form.module.css';

/** What the person has to read: never folded away. */
export function FormWarning({ title, points }: NonNullable<RequestFormModel['warning']>) {
  const id = useId();
  return (
    <section className={css.warning} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
