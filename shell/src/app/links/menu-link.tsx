import type { MenuItem } from '@polden/api-contract';
import { trimEnd } from '@polden/ru';
import { useLocation } from 'react-router-dom';
import { LED_ON } from './follow-links.tsx';

interface MenuLinkProps {
  item: Pick<MenuItem, 'title' | 'url'>;
  className?: string | undefined;
}

/**
 * A link of a menu: a page of this site without a reload, another site as a plain link. There are a hundred of them around each
 * page, and a `NavLink` costs ten times what it takes to render one.
 */
export function MenuLink({ item: { title, url }, className }: MenuLinkProps) {
  const isHere = pathOf(useLocation().pathname) === pathOf(url);
  const ours = url.startsWith('/')
    ? { [LED_ON]: '', 'aria-current': isHere ? ('page' as const) : undefined }
    : {};
  return (
    <a href={url} className={className} {...ours}>
      {title}
    </a>
  );
}

function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return trimEnd(path, '/').toLowerCase();
}
