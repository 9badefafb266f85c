import type { Ref } from 'react';
import type { RequestFormModel } from './request-form.model.ts';
import css from './request-form.module.css';

interface FormWarningProps extends NonNullable<RequestFormModel['warning']> {
  id: string;
  /** Of what stands last in it. */
  end: Ref<HTMLElement>;
}

/** What the person has to read: never folded away. It takes the focus, so that the keyboard comes by it as well. */
export function FormWarning({ id, title, points, end }: FormWarningProps) {
  return (
    <section
      id={id}
      className={css.warning}
      aria-labelledby={`${id}-title`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who goes by the keyboard has to read it too
      tabIndex={0}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <span ref={end} className={css.warningEnd} aria-hidden="true" />
    </section>
  );
}
