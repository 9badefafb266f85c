import { useAdminType } from '../../content-types/admin-type.tsx';
import { type ItemValues, labelOf } from '../editor/item-values.ts';
import { ValueView } from './value-view.tsx';
import css from './merge.module.css';

export type Side = 'mine' | 'theirs';

export interface MergeFieldProps {
  id: string;
  field: string;
  mine: ItemValues;
  theirs: ItemValues;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** Both versions of a field side by side. */
export function MergeField({ id, field, mine, theirs, choice, onChoose }: MergeFieldProps) {
  const { type } = useAdminType();
  const sides = [
    { side: 'mine', label: 'Оставить моё', values: mine },
    { side: 'theirs', label: 'Взять их', values: theirs },
  ] as const;
  return (
    <fieldset>
      <legend className={css.legend}>{labelOf(type, field)}</legend>
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
