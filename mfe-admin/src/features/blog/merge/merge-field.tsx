import type { PostField, PostValues } from '../editor/post-values.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { ValueView } from './value-view.tsx';
import css from './merge.module.css';

export type Side = 'mine' | 'theirs';

export interface MergeFieldProps {
  id: string;
  field: PostField;
  mine: PostValues;
  theirs: PostValues;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Both versions of a field side by side. */
export function MergeField({ id, field, mine, theirs, choice, onChoose }: MergeFieldProps) {
  const sides = [
    { side: 'mine', label: 'Оставить моё', values: mine },
    { side: 'theirs', label: 'Взять их', values: theirs },
  ] as const;
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{FIELD_LABELS[field]}</legend>
      <div className={css.sides}>
        {sides.map(({ side, label, values }) => (
          <div key={side} className={css.side} data-chosen={choice === side || undefined}>
            <label className={css.choice} htmlFor={`${id}-${side}`}>
              <input
                type="radio"
                id={`${id}-${side}`}
                name={id}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {label}
            </label>
            <ValueView field={field} values={values} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
