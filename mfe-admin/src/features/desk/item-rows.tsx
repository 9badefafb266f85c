import type { DeskItem } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import css from './desk.module.css';

/** Items of any type, each with what it is and a moment. */
export function ItemRows<Item extends DeskItem>({
  items,
  note = () => '',
}: {
  items: readonly Item[];
  note?: (item: Item) => string;
}) {
  return (
    <ul role="list" className={css.rows}>
      {items.map((item) => {
        const known = findAdminType(item.type);
        if (!known) return null;
        const said = [known.type.titles.section, note(item)].filter(Boolean).join(' · ');
        return (
          <li key={`${item.type}:${item.id}`}>
            <ItemLink type={item.type} id={item.id} className={css.row}>
              <span className={css.name}>
                {item.title}
                <span className={css.soft}>{said}</span>
              </span>
              <time className={css.moment} dateTime={item.at}>
                {formatDate(item.at, 'DD.MM.YYYY HH:mm')}
              </time>
            </ItemLink>
          </li>
        );
      })}
    </ul>
  );
}
