import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './link-tabs.module.css';

export interface LinkTab {
  to: string;
  label: ReactNode;
  current: boolean;
  /** A word of what is behind the link, in smaller type. */
  hint?: ReactNode;
}

export interface LinkTabsProps {
  /** Name of the choice for screen readers: «Вид займа». */
  label: string;
  items: LinkTab[];
  /** Keep the scroll position when following a link. Default true: the page changes in its place. */
  preventScrollReset?: boolean;
}

/** Pages of one thing side by side: links, so each has an address and works without JavaScript. */
export function LinkTabs({ label, items, preventScrollReset = true }: LinkTabsProps) {
  const chosen = items.find(({ current }) => current)?.label;
  return (
    <>
      <nav aria-label={label}>
        <ul className={css.list} role="list">
          {items.map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                className={css.tab}
                aria-current={item.current ? 'page' : undefined}
                preventScrollReset={preventScrollReset}
              >
                <span className={css.label}>{item.label}</span>
                {item.hint && <span className={css.hint}>{item.hint}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p
        className={css.chosen}
        data-chosen={typeof chosen === 'string' ? `${label}: ${chosen}` : undefined}
      />
    </>
  );
}
