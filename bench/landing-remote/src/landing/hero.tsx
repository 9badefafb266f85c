import css from './landing.module.css';

export function Hero({ title, text }: { title: string; text: string }) {
  return (
    <section className={css['hero']}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  );
}
