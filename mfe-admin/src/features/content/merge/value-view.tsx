import type { FieldKind, FieldOf, ValueOfKind } from '@polden/content-model';
import { formatDate, formatNumber } from '@polden/ru';
import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { usePicture } from '../../pictures/pictures.store.ts';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { type ItemValues, PUBLISHED_AT } from '../editor/item-values.ts';
import { ReferenceTitle } from '../../reference/reference-title.tsx';
import css from './merge.module.css';

interface ViewProps<Kind extends FieldKind> {
  kind: Kind;
  field: FieldOf<Kind>;
  value: ValueOfKind[Kind];
}

/** How each kind of field is shown to be read. */
const VIEWS: { [Kind in FieldKind]: (props: ViewProps<Kind>) => ReactNode } = {
  text: ({ value }) => <p className={css.text}>{value === '' ? <Empty /> : value}</p>,
  slug: ({ value }) => <p className={css.text}>{value === '' ? <Empty /> : value}</p>,
  richText: ({ value }) => <RichTextView document={value} />,
  image: ImageView,
  date: ({ value }) => <p>{value === null ? <Empty /> : formatDate(value, 'DD.MM.YYYY')}</p>,
  boolean: ({ value }) => <p>{value ? 'Да' : 'Нет'}</p>,
  number: ({ value }) => <p>{value === null ? <Empty /> : formatNumber(value, { most: 3 })}</p>,
  choice: ({ field, value }) => (
    <p>{field.options.find((each) => each.value === value)?.title ?? <Empty />}</p>
  ),
  reference: ({ field, value }) => (value === null ? <Empty /> : <ReferenceTitle to={field.to} id={value} />),
  file: ({ value }) => <p>{value === null ? <Empty /> : 'Файл загружен'}</p>,
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

function ImageView({ field, value }: ViewProps<'image'>) {
  const picture = usePicture(value?.mediaId);
  if (value === null) return <Empty />;
  return (
    <>
      <Picture picture={picture} alt={value.alt} aspect={field.aspect} />
      <p className={css.alt}>{value.alt}</p>
    </>
  );
}

function Empty() {
  return <span className={css.empty}>Пусто</span>;
}
