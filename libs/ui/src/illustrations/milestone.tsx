import css from './illustration.module.css';

const STRIPES = [0, 1, 2, 3, 4];

/** A striped verst post, 150 high, its foot at 0, 0: the gnomon of a Russian road, with the shadow of noon. */
export function Milestone() {
  return (
    <>
      <path className={css.shade} d="M-20 1h40l-5 5h-30z" />
      <path className={css.sheet} d="M-7-6v-120H7V-6z" />
      {STRIPES.map((stripe) => (
        <path key={stripe} className={css.ink} d={`M-7 ${-18 - stripe * 24}l14-8v-10l-14 8z`} />
      ))}
      <path className={css.sheet} d="M-13 0v-7h26v7zM-11-126h22v-6h-22zM-8-132L0-150l8 18z" />
      <path className={css.shade} d="M-7-126H7v4H-7z" />
    </>
  );
}
