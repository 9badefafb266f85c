import css from './logo.module.css';

export interface LogoProps {
  /** Name of the brand. Default «Полдень». */
  name?: string;
}

/** «П» with the arc of the day as its crossbar and the sun at its top. */
export function Logo({ name = 'Полдень' }: LogoProps) {
  return (
    <span className={css.logo}>
      <svg className={css.sign} viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <path className={css.line} d="M4.5 29V14.5Q7 12.2 9.9 10.8M27.5 29V14.5Q25 12.2 22.1 10.8" />
        <circle className={css.sun} cx="16" cy="9" r="4.8" />
      </svg>
      <span className={css.word}>{name}</span>
    </span>
  );
}
