import css from './illustration.module.css';

/** A cloud 150 wide on y = 0, with the flat foot that clouds have at noon. */
export function Cloud() {
  return (
    <>
      <path
        className={css.sheet}
        d="M22 0C-6 0-10-34 17-38c0-32 44-44 60-18 20-14 49 0 45 25 26-4 36 31 8 31z"
      />
      <path className={css.soft} d="M32-34c2-14 14-21 25-17M88-44c9-5 20-1 22 9M34-12h60M104-12h14" />
    </>
  );
}
