import { dayHeight } from '../day-arc/day-arc.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';

const DAYS = Array.from({ length: 14 }, (_, day) => (day + 0.5) / 14);

/** Fourteen suns, one for each day that costs nothing; a coin goes out and the same coin comes back. */
export function FreeFortnight(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d="M24 250Q240-170 456 250" />
      {DAYS.map((p) => (
        <g key={p}>
          <circle className={css.halo} cx={24 + 432 * p} cy={250 - 210 * dayHeight(p)} r="16" />
          <circle className={css.sun} cx={24 + 432 * p} cy={250 - 210 * dayHeight(p)} r="10" />
        </g>
      ))}
      <path className={css.tint} d="M0 278v-16c70-16 140-12 240-4s170-12 240 0v20z" />
      <path className={css.shade} d="M100 279h92l-6 5h-80zM288 279h92l-6 5h-80z" />
      {[0, 1, 2, 3].map((coin) => (
        <g key={coin}>
          <Coin x={146} y={268 - coin * 15} />
          <Coin x={334} y={268 - coin * 15} />
        </g>
      ))}
      <path className={css.day} d="M200 244h76m-12-9 12 9-12 9" />
      <path d="M8 278h464" />
    </Illustration>
  );
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={css.solid} d={`M${x - 40} ${y - 4}v6c0 12 80 12 80 0v-6z`} />
      <ellipse className={css.sheet} cx={x} cy={y - 4} rx="40" ry="9" />
      <ellipse className={css.soft} cx={x} cy={y - 4} rx="31" ry="6" />
    </>
  );
}
