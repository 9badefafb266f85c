import css from './milestones.module.css';

export interface Milestone {
  when: string;
  title: string;
  text: string;
}

/** Events hung on a line by their years. */
export function Milestones({ items }: { items: readonly Milestone[] }) {
  return (
    <ol role="list" className={css.line}>
      {items.map(({ when, title, text }) => (
        <li key={when + title}>
          <p className={css.when}>{when}</p>
          <div className={css.what}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
