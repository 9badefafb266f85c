import type { Field, FieldKind, FieldOf, ValueOfKind } from '@polden/content-model';
import { formatDate, formatNumber } from '@polden/ru';
import type { ReactNode } from 'react';
import { isNamed, NamedValue } from '../../named-values/named-value.tsx';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { type ItemValues, PUBLISHED_AT } from '../editor/item-values.ts';
import css from './merge.module.css';

interface ViewProps<Kind extends FieldKind> {
  kind: Kind;
  field: FieldOf<Kind>;
  value: ValueOfKind[Kind];
}

/** How each kind of field is shown to be read. */
const VIEWS: { [Kind in FieldKind]: (props: ViewProps<Kind>) => ReactNode } = {
  text: ({ field, value }) => {
    if (value === '') return <Empty />;
    if (isNamed(field)) return <Named field={field} value={value} />;
    return <p className={css.text}>{field.among?.find((each) => each.value === value)?.title ?? value}</p>;
  },
  slug: ({ value }) => <p className={css.text}>{value === '' ? <Empty /> : value}</p>,
  richText: ({ value }) => <RichTextView document={value} />,
  image: Named,
  date: ({ value }) => <p>{value === null ? <Empty /> : formatDate(value, 'DD.MM.YYYY')}</p>,
  boolean: ({ value }) => <p>{value ? 'Да' : 'Нет'}</p>,
  number: ({ value }) => <p>{value === null ? <Empty /> : formatNumber(value, { most: 3 })}</p>,
  choice: ({ field, value }) => (
    <p>{field.options.find((each) => each.value === value)?.title ?? <Empty />}</p>
  ),
  reference: Named,
  file: Named,
  link: ({ value }) => <p className={css.text}>{value === '' ? <Empty /> : value}</p>,
};

/** A field's value to be read. */
export function ValueView({ field, values }: { field: string; values: ItemValues }) {
  const { type } = useAdminType();
  const value = values[field];
  const definition = type.fields[field];
  if (!definition || value === undefined) {
    const moment = field === PUBLISHED_AT && typeof value === 'string' ? value : null;
    return <p>{moment === null ? <Empty /> : formatDate(moment, 'DD.MM.YYYY HH:mm')}</p>;
  }
  return <View {...{ kind: definition.kind, field: definition, value }} />;
}

function View<Kind extends FieldKind>(props: ViewProps<Kind>) {
  const Shown: (props: ViewProps<Kind>) => ReactNode = VIEWS[props.kind];
  return <Shown {...props} />;
}

function Named({ field, value }: { field: Field; value: unknown }) {
  return value === null ? (
    <Empty />
  ) : (
    <div>
      <NamedValue field={field} value={value} />
    </div>
  );
}

function Empty() {
  return <span className={css.empty}>Пусто</span>;
}
