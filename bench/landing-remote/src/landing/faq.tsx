import type { FaqData } from './landing-data.ts';
import css from './landing.module.css';

export function Faq({ title, items }: FaqData) {
  return (
    <section className={`${css['section']} ${css['faq']}`} id="faq">
      <h2>{title}</h2>
      {items.map(({ q, a }) => (
        <details key={q}>
          <summary>{q}</summary>
          <p>{a}</p>
        </details>
      ))}
    </section>
  );
}
