import type { FooterContent } from './landing-data.ts';
import css from './landing.module.css';

export function Footer({ cols, legal }: FooterContent) {
  return (
    <footer className={css['footer']}>
      <div className={css['cols']}>
        {cols.map(({ title, links }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p>{legal}</p>
    </footer>
  );
}
