import type { ContentListRow } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { Link } from 'react-router-dom';
import { Picture } from '../../pictures/picture.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { ValueView } from '../merge/value-view.tsx';
import { RowActions } from './row-actions.tsx';
import { DraftBadge, StateBadge } from '../state-badge.tsx';
import css from './content-list.module.css';

/** More columns would not fit beside the title. */
const MAX_CELLS = 3;

export interface ItemTableProps {
  items: ContentListRow[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  onRemove: (item: ContentListRow) => void;
}

/** A table; on a phone a sheet for each item. */
export function ItemTable({ items, chosen, onChoose, onRemove }: ItemTableProps) {
  const { type, root } = useAdminType();
  const may = useRights();
  const image = Object.values(type.fields).find((field) => field.kind === 'image');
  const cells = cellNames(type);
  const all = items.map(({ id }) => id);
  return (
    <table className={css.table} data-wide={cells.length === MAX_CELLS || undefined}>
      <caption className="visually-hidden">{type.titles.section}</caption>
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Выбрать все на странице"
              checked={chosen.length === items.length}
              onChange={(event) => onChoose(event.currentTarget.checked ? all : [])}
            />
          </th>
          {image && <th scope="col">Картинка</th>}
          <th scope="col">{type.fields[type.title]?.label}</th>
          {cells.map((name) => (
            <th key={name} scope="col">
              {type.fields[name]?.label}
            </th>
          ))}
          {type.drafts && <th scope="col">Состояние</th>}
          <th scope="col">Изменено</th>
          <th scope="col">
            <span className="visually-hidden">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td className={css.choice}>
              <input
                type="checkbox"
                aria-label={`Выбрать «${item.title}»`}
                checked={chosen.includes(item.id)}
                onChange={(event) =>
                  onChoose(
                    event.currentTarget.checked
                      ? [...chosen, item.id]
                      : chosen.filter((id) => id !== item.id),
                  )
                }
              />
            </td>
            {image && (
              <td className={css.thumbnail}>
                <Picture picture={item.picture} alt="" aspect={image.aspect} sizes="96px" />
              </td>
            )}
            <th scope="row">
              {may('item') ? <Link to={`${root}/${item.id}`}>{item.title}</Link> : item.title}
            </th>
            {cells.map((name) => (
              <td key={name} data-label={`${type.fields[name]?.label}: `}>
                {item.cells[name] === null ? '—' : <ValueView field={name} values={item.cells} />}
              </td>
            ))}
            {type.drafts && (
              <td>
                <StateBadge state={item.state} />
                {item.hasDraft && <DraftBadge />}
                {item.state === 'scheduled' && <p>{moment(item.publishedAt)}</p>}
              </td>
            )}
            <td data-label="Изменено: ">{moment(item.updatedAt)}</td>
            <td className={css.actions}>
              <RowActions item={item} onRemove={() => onRemove(item)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The short fields that tell items apart best: where they stand first. */
function cellNames({ fields }: ContentType): string[] {
  const kinds = ['reference', 'choice', 'date', 'number', 'boolean'];
  return Object.entries(fields)
    .filter(([, { kind }]) => kinds.includes(kind))
    .sort(([, a], [, b]) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .slice(0, MAX_CELLS)
    .map(([name]) => name);
}

function moment(iso: string | null) {
  if (iso === null) return '—';
  return <time dateTime={iso}>{formatDate(iso, 'DD.MM.YYYY HH:mm')}</time>;
}
