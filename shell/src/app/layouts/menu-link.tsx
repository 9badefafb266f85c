import type { MenuItem } from '@polden/api-contract';
import { NavLink } from 'react-router-dom';

interface MenuLinkProps {
  item: Pick<MenuItem, 'title' | 'url'>;
  className?: string | undefined;
}

/** A link of a menu: a page of this site without a reload, another site as a plain link. */
export function MenuLink({ item: { title, url }, className = '' }: MenuLinkProps) {
  if (!url.startsWith('/')) {
    return (
      <a href={url} className={className}>
        {title}
      </a>
    );
  }
  return (
    <NavLink to={url} className={className} end>
      {title}
    </NavLink>
  );
}
