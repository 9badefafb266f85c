import type { LinkItem } from './landing-data.ts';
import css from './landing.module.css';

export function Header({ brand, links }: { brand: string; links: readonly LinkItem[] }) {
  return (
    <header className={css['header']}>
      <a className={css['brand']} href="/">
        {brand}
      </a>
      <nav>
        <ul className={css['menu']}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
