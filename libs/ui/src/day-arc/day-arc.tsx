import css from './day-arc.module.css';

/**
 * The sun's day path over the horizon: a parabola, so that a point at the share p of the width stands
 * at 4p(1 - p) of the height, which the style sheets repeat to put the sun on it.
 */
export const DAY_PATH = 'M0 100Q50 -100 100 100';

/** Height of the day path over the horizon, 0 to 1, at the share `p` of the day. */
export function dayHeight(p: number): number {
  return 4 * p * (1 - p);
}

/** Horizon, hour marks, the whole path and the part behind the sun up to `--p` of an ancestor. Decoration. */
export function DayArc() {
  return (
    <div className={css.sky} aria-hidden="true">
      <svg className={css.path} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={DAY_PATH} />
      </svg>
      <svg className={css.passed} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={DAY_PATH} />
      </svg>
      <span className={css.horizon} />
      <span className={css.foot} />
    </div>
  );
}
