import type { ReactNode } from 'react';
import { NamedValue } from '../../named-values/named-value.tsx';
import { FileName, PictureName } from '../../named-values/stored-names.tsx';
import type { Attached } from './attached.ts';
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
          <dd>{only ? <Value field={field} side={only} /> : <Change field={field} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ field }: { field: ChangedField }) {
  const { before, after, formOnly, named, replaced } = field;
  if (formOnly) return <p className={css.soft}>Слова те же, изменилось оформление.</p>;
  const isLong = before !== '' && after !== '' && Math.max(before.length, after.length) >= LONG;
  const isSame = before === after && !named;
  return (
    <>
      {!isSame &&
        (isLong && !named ? (
          <TextChange before={before} after={after} />
        ) : (
          <Sides>{(side) => <Value field={field} side={side} />}</Sides>
        ))}
      {replaced && (
        <>
          <p className={css.soft}>Вместо одних вложений стоят другие:</p>
          <Sides>{(side) => replaced[side].map((one) => <AttachedName key={one.id} {...one} />)}</Sides>
        </>
      )}
    </>
  );
}

function Sides({ children }: { children: (side: 'before' | 'after') => ReactNode }) {
  return (
    <div className={css.sides}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className={css.side}>
          <p className={css.soft}>{side === 'before' ? 'Было' : 'Стало'}</p>
          {children(side)}
        </div>
      ))}
    </div>
  );
}

function Value({ field, side }: { field: ChangedField; side: 'before' | 'after' }) {
  const { named, [side]: text } = field;
  if (text === '')
    return (
      <p className={css.text}>
        <span className={css.soft}>Пусто</span>
      </p>
    );
  if (!named) return <p className={css.text}>{text}</p>;
  return (
    <div className={css.text}>
      <NamedValue field={named.field} value={named[side]} />
    </div>
  );
}

function AttachedName({ kind, id }: Attached) {
  if (kind === 'file') return <FileName id={id} />;
  return kind === 'film' ? <p>Видео № {id}</p> : <PictureName id={id} alt="" />;
}
