import type { BenefitsContent } from './landing-data.ts';
import css from './landing.module.css';

export function Benefits({ title, items }: BenefitsContent) {
  return (
    <section className={css['section']} id="benefits">
      <h2>{title}</h2>
      <div className={css['cards']}>
        {items.map((item) => (
          <article className={css['card']} key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
