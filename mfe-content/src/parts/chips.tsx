import { Link } from 'react-router-dom';
import css from './chips.module.css';

export interface Chip {
  /** Address of a page, or `#` and an anchor of this one. */
  to: string;
  label: string;
  current?: boolean;
}

/** Many short links of one kind, as many in a row as there is room for. */
export function Chips({ label, items }: { label: string; items: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.list}>
        {items.map(({ to, label: text, current }) => (
          <li key={to}>
            {to.startsWith('#') ? (
              <a className={css.chip} href={to}>
                {text}
              </a>
            ) : (
              <Link
                className={css.chip}
                to={to}
                aria-current={current ? 'page' : undefined}
                preventScrollReset
              >
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
