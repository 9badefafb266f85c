import { dayHeight } from '../day-arc/day-arc.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';
import { Milestone } from './milestone.tsx';

const HOURS = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11].map((hour) => hour / 12);

/** Noon: the sun at its zenith has said yes, the milestone throws no shadow. */
export function Success(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d="M24 278Q240-122 456 278" />
      <path className={css.day} d="M24 278Q132 78 240 78" />
      {HOURS.map((hour) => (
        <circle
          key={hour}
          className={css.paper}
          cx={24 + 432 * hour}
          cy={278 - 200 * dayHeight(hour)}
          r="4"
        />
      ))}
      <circle className={css.halo} cx="240" cy="78" r="70" />
      <circle className={css.sun} cx="240" cy="78" r="48" />
      <path className={css.mark} d="M219 79l15 15 28-31" />
      <path className={css.dotted} d="M240 156v40" />
      <path className={css.tint} d="M0 278v-18c80-16 150-10 230-2s170-16 250-2v22z" />
      <path
        className={css.solid}
        d="M92 278l20-58 20 58zM132 278l13-38 13 38zM344 278l14-42 14 42zM372 278l20-62 20 62z"
      />
      <path d="M8 278h464" />
      <path
        className={css.soft}
        d="M40 290v8M90 290v8M140 290v8M190 290v8M290 290v8M340 290v8M390 290v8M440 290v8"
      />
      <path className={css.day} d="M240 290v14" />
      <g transform="translate(240 278) scale(.52)">
        <Milestone />
      </g>
    </Illustration>
  );
}
