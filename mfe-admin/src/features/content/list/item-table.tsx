import type { ContentListRow } from '@polden/api-contract';
import { type Field, neverShownAs } from '@polden/content-model';
import { readableAddress } from '@polden/reference-data';
import { formatDate, formatNumber } from '@polden/ru';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { ItemLink } from '../../content-types/item-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { DraftBadge, StateBadge } from '../state-badge.tsx';
import { CellView } from './cell-view.tsx';
import { isSorted } from './columns.ts';
import type { ListState } from './list-state.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { RowMenu } from './row-menu.tsx';
import { SortHead, type SortHeadProps } from './sort-head.tsx';
import { useColumns } from './use-columns.ts';
import css from './item-table.module.css';

export interface ItemTableProps {
  items: ContentListRow[];
  state: ListState;
  /** Whether the item is among the chosen. */
  isChosen: (id: number) => boolean;
  /** Null where nothing could be done with what is chosen. */
  onChoose: ((ids: readonly number[], chosen: boolean) => void) | null;
  onSort: SortHeadProps['onSort'];
  onRemove: (item: ContentListRow) => void;
}

/** A table with one line for each item; on a phone a sheet for each. */
export function ItemTable({ items, state, isChosen, onChoose, onSort, onRemove }: ItemTableProps) {
  const { type, screen } = useAdminType();
  const image = Object.values(type.fields).find((field) => field.kind === 'image');
  const { shown: columns } = useColumns(state.columns);
  const { sort } = state;
  const titled = !type.fields[type.title]?.personal;
  const title = type.fields[type.title]?.label;
  // The buttons move within the list as it is: with something else shown the neighbours are others.
  const moves = type.order !== null && sort === undefined && state.search === undefined;
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{screen?.title ?? type.titles.section}</caption>
      <thead>
        <tr>
          {onChoose && (
            <th scope="col" className={css.choice}>
              <input
                type="checkbox"
                aria-label="Выбрать все на странице"
                checked={items.every(({ id }) => isChosen(id))}
                onChange={(event) =>
                  onChoose(
                    items.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
            </th>
          )}
          {image && (
            <th scope="col">
              <span className="visually-hidden">Картинка</span>
            </th>
          )}
          {titled ? (
            <SortHead name="title" sort={sort} onSort={onSort}>
              {title}
            </SortHead>
          ) : (
            <th scope="col">{title}</th>
          )}
          {columns.map(([name, field]) =>
            isSorted(field) ? (
              <SortHead key={name} name={name} sort={sort} onSort={onSort}>
                {field.label}
              </SortHead>
            ) : (
              <th key={name} scope="col">
                {field.label}
              </th>
            ),
          )}
          {type.usage && (
            <>
              <SortHead name="uses" sort={sort} onSort={onSort} descendsFirst>
                Переходы
              </SortHead>
              <SortHead name="usedAt" sort={sort} onSort={onSort} descendsFirst>
                Последний
              </SortHead>
            </>
          )}
          {type.drafts && (
            <SortHead name="publishedAt" sort={sort} onSort={onSort} descendsFirst>
              Состояние
            </SortHead>
          )}
          <SortHead name="updatedAt" sort={sort} onSort={onSort} descendsFirst>
            Изменено
          </SortHead>
          <th scope="col">
            <span className="visually-hidden">Действия</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            columns={columns}
            aspect={image?.aspect}
            moves={moves}
            chosen={isChosen(item.id)}
            onChoose={onChoose && ((chosen) => onChoose([item.id], chosen))}
            onRemove={() => onRemove(item)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ItemRowProps {
  item: ContentListRow;
  columns: [string, Field][];
  /** Of the picture; undefined: items of the type have none. */
  aspect: number | undefined;
  moves: boolean;
  chosen: boolean;
  onChoose: ((chosen: boolean) => void) | null;
  onRemove: () => void;
}

function ItemRow({ item, columns, aspect, moves, chosen, onChoose, onRemove }: ItemRowProps) {
  const { type, root } = useAdminType();
  // What its title says besides stands in a column.
  const own = item.cells[type.title];
  const title = typeof own === 'string' ? readableAddress(own) : item.title;
  return (
    <tr data-row data-chosen={chosen || undefined}>
      {onChoose && (
        <td className={css.choice}>
          <input
            type="checkbox"
            aria-label={`Выбрать «${item.title}»`}
            checked={chosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </td>
      )}
      {aspect !== undefined && (
        <td className={css.thumbnail}>
          <Picture picture={item.picture} alt="" aspect={4 / 3} sizes="48px" />
        </td>
      )}
      <th scope="row" className={css.title}>
        <ItemLink type={type.name} root={root} id={item.id}>
          {title}
        </ItemLink>
      </th>
      {columns.map(([name, field]) => (
        <td key={name} className={css.cell} data-label={`${field.label}: `}>
          <CellView field={field} value={item.cells[name]} />
        </td>
      ))}
      {type.usage && (
        <>
          <td className={css.soft} data-label="Переходы: ">
            {formatNumber(item.usage?.uses ?? 0)}
          </td>
          <td className={css.soft} data-label="Последний переход: ">
            {moment(item.usage?.usedAt ?? null)}
          </td>
        </>
      )}
      {type.drafts && (
        <td>
          <StateBadge state={item.state} neverShown={neverShownAs(type, item.cells)} />
          {item.hasDraft && <DraftBadge />}
          {item.state === 'scheduled' && <span className={css.soft}> {moment(item.publishedAt)}</span>}
        </td>
      )}
      <td className={css.soft} data-label="Изменено: ">
        {moment(item.updatedAt)}
      </td>
      <td className={css.actions}>
        <div className={css.buttons}>
          {moves && <PlaceButtons item={item} />}
          <RowMenu item={item} onRemove={onRemove} />
        </div>
      </td>
    </tr>
  );
}

function moment(iso: string | null) {
  if (iso === null) return '—';
  return <time dateTime={iso}>{formatDate(iso, 'DD.MM.YYYY HH:mm')}</time>;
}
