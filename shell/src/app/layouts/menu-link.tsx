import type { MenuItem } from '@polden/api-contract';
import { NavLink } from 'react-router-dom';

/** A link of a menu: a page of this site without a reload, another site as a plain link. */
export function MenuLink({ item, className = '' }: { item: MenuItem; className?: string | undefined }) {
  if (!item.url.startsWith('/')) {
    return (
      <a href={item.url} className={className}>
        {item.title}
      </a>
    );
  }
  return (
    <NavLink to={item.url} className={className} end>
      {item.title}
    </NavLink>
  );
}
