import css from './logo.module.css';

export interface LogoProps {
  /** Name of the brand. Default «Полдень». */
  name?: string;
  /** Height of the sign in pixels; the word keeps the proportion. Default 32, works from 24. */
  size?: number;
  /** 'sign' leaves the word to screen readers. Default 'full'. */
  form?: 'full' | 'sign';
}

/** «П», whose crossbar is the arc of the day with the sun at its top. */
export function Logo({ name = 'Полдень', size = 32, form = 'full' }: LogoProps) {
  return (
    <span className={css.logo}>
      <svg className={css.sign} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <path className={css.line} d="M4.5 29V14.5Q7 12.2 9.9 10.8M27.5 29V14.5Q25 12.2 22.1 10.8" />
        <circle className={css.sun} cx="16" cy="9" r="4.8" />
      </svg>
      <span
        className={form === 'sign' ? 'visually-hidden' : css.word}
        data-size={size >= 40 ? 'l' : size < 28 ? 's' : 'm'}
      >
        {name}
      </span>
    </span>
  );
}
