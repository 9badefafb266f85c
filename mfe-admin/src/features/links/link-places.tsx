import type { LinkPlace } from '@polden/api-contract';
import { Link } from 'react-router-dom';
import { findAdminType } from '../content-types/admin-type.tsx';
import css from './links.module.css';

/** Where a link stands, each place with a way to its form. */
export function LinkPlaces({ places }: { places: readonly LinkPlace[] }) {
  return (
    <ul role="list" className={css.places}>
      {places.map(({ contentType, itemId, title, field, words }, index) => {
        const admin = findAdminType(contentType);
        const label = admin?.type.fields[field]?.label ?? field;
        return (
          <li key={`${contentType}:${itemId}:${field}:${String(index)}`}>
            {admin ? (
              <Link to={`${admin.root}/${itemId}`}>{`${admin.type.titles.section}: ${title}`}</Link>
            ) : (
              title
            )}
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
