import type { ChangedField } from './changed-fields.ts';
import { TextChange } from './text-change.tsx';
import css from './diff.module.css';

/** From this length on a text is read with its changes in place rather than twice. */
const LONG = 80;

export interface ChangesProps {
  fields: ChangedField[];
  /** The one that there is of a thing that began or ceased to exist. */
  only?: 'before' | 'after' | undefined;
}

/** Before and after, field by field. */
export function Changes({ fields, only }: ChangesProps) {
  return (
    <dl className={css.fields}>
      {fields.map((field) => (
        <div key={field.name} className={css.field}>
          <dt className={css.label}>{field.label}</dt>
          <dd>{only ? <p className={css.text}>{field[only]}</p> : <Change field={field} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ field: { before, after, formOnly } }: { field: ChangedField }) {
  if (formOnly) return <p className={css.soft}>Слова те же, изменилось оформление.</p>;
  if (before !== '' && after !== '' && Math.max(before.length, after.length) >= LONG)
    return <TextChange before={before} after={after} />;
  return (
    <div className={css.sides}>
      <Side title="Было" text={before} />
      <Side title="Стало" text={after} />
    </div>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <div className={css.side}>
      <p className={css.soft}>{title}</p>
      <p className={css.text}>{text === '' ? <span className={css.soft}>Пусто</span> : text}</p>
    </div>
  );
}
