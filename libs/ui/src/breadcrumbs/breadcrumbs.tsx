import { Link } from 'react-router-dom';
import css from './breadcrumbs.module.css';

export interface Breadcrumb {
  to: string;
  label: string;
}

export interface BreadcrumbsProps {
  /** The pages above this one, from the top. This page itself is named by its heading. */
  items: Breadcrumb[];
}

/** The way up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Путь к этой странице">
      <ol className={css.crumbs} role="list">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
