import type { BulkPreview } from '@polden/api-contract';
import type { Field, FieldValue } from '@polden/content-model';
import { CellView } from '../list/cell-view.tsx';
import css from './bulk.module.css';

/** Rows that are looked through by eye; the others are counted. */
const SHOWN = 50;

export interface ChangePreviewProps {
  preview: BulkPreview;
  name: string;
  field: Field;
  value: FieldValue;
}

/** What each item has, and what it would have; first those with which it would not work. */
export function ChangePreview({ preview: { items, total }, name, field, value }: ChangePreviewProps) {
  const failing = items.filter(({ message }) => message !== null);
  const changed = items.filter(({ message, before }) => message === null && name in before);
  const same = items.length - failing.length - changed.length;
  return (
    <>
      <p role="status">
        {[
          `Изменится: ${changed.length}`,
          same > 0 && `уже так: ${same}`,
          failing.length > 0 && `не получится: ${failing.length}`,
          total > items.length && `за один раз не больше ${items.length} из ${total}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <ul role="list" className={css.rows}>
        {[...failing, ...changed].slice(0, SHOWN).map(({ id, title, message, before }) => (
          <li key={id} className={css.row}>
            <span>{title}</span>
            {message === null ? (
              <span>
                <s className={css.before}>
                  <CellView field={field} value={before[name]} />
                </s>{' '}
                → <CellView field={field} value={value} />
              </span>
            ) : (
              <span className={css.wrong}>{message}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
