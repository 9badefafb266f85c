import { blogPost, type FieldKind, type FieldOf, type ValueOfKind } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import type { ReactNode } from 'react';
import { Picture } from '../../pictures/picture.tsx';
import { usePicture } from '../../pictures/pictures.store.ts';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import type { PostField, PostValues } from '../editor/post-values.ts';
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
  number: ({ value }) => <p>{value ?? <Empty />}</p>,
};

/** A field's value to be read. */
export function ValueView({ field, values }: { field: PostField; values: PostValues }) {
  if (field === 'publishedAt') {
    const { publishedAt } = values;
    return <p>{publishedAt === null ? <Empty /> : formatDate(publishedAt, 'DD.MM.YYYY HH:mm')}</p>;
  }
  const definition = blogPost.fields[field];
  const props = { kind: definition.kind, field: definition, value: values[field] };
  return <View {...props} />;
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
