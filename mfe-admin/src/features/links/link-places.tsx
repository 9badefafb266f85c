import type { LinkPlace } from '@polden/api-contract';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ItemLink } from '../content-types/item-link.tsx';
import css from './links.module.css';

/** Places of a link, each with a way to its form where the person may open it. */
export function LinkPlaces({ places }: { places: readonly LinkPlace[] }) {
  return (
    <ul role="list" className={css.places}>
      {places.map(({ contentType, itemId, title, field, words }, index) => {
        const admin = findAdminType(contentType);
        const label = admin?.type.fields[field]?.label ?? field;
        return (
          <li key={`${contentType}:${itemId}:${field}:${String(index)}`}>
            <ItemLink type={contentType} id={itemId}>
              {admin ? `${admin.type.titles.section}: ${title}` : title}
            </ItemLink>
            <span className={css.soft}>
              {' '}
              {label}
              {words !== '' && `, «${words}»`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
