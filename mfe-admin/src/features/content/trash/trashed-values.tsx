import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { valuesOf } from '../editor/item-values.ts';
import { ValueView } from '../merge/value-view.tsx';
import css from './trash.module.css';

/** Every field of an item, to be read. */
export function TrashedValues({ item }: { item: ContentItem }) {
  const { type } = useAdminType();
  const values = valuesOf(type, item);
  return (
    <dl className={css.values}>
      {Object.entries(type.fields).map(([name, { label }]) => (
        <div key={name}>
          <dt className={css.soft}>{label}</dt>
          <dd>
            <ValueView field={name} values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
