import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A lock that its owner closes and opens: the key is in the same hands. */
export function Padlock(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 112, y: 96, r: 26 }}>
      <path className={css.shade} d="M146 279h190l-10 6H156z" />
      <path className={css.sheet} d="M176 156v-36c0-84 128-84 128 0v36h-22v-34c0-56-84-56-84 0v34z" />
      <path className={css.soft} d="M187 152v-32c0-70 106-70 106 0v32" />
      <rect className={css.solid} x="150" y="152" width="180" height="126" rx="12" />
      <path className={css.light} d="M166 170h148M166 262h148" />
      <circle className={css.paper} cx="240" cy="206" r="18" />
      <path className={css.paper} d="M232 218h16l6 32h-28z" />
      <circle className={css.sun} cx="240" cy="206" r="8" />
      <path className={css.dotted} d="M330 216c24 0 30 8 44 8" />
      <g transform="rotate(-14 398 236)">
        <circle cx="386" cy="230" r="20" />
        <circle className={css.paper} cx="386" cy="230" r="9" />
        <path d="M404 238l54 26M440 255l-6 12M450 260l-5 9" />
      </g>
      <path className={css.wash} d="M46 278v-62c0-8 6-14 14-14h46c8 0 14 6 14 14v62z" />
      <path className={css.soft} d="M46 230h74M70 202v76M96 202v76M46 254h74" />
    </NoonScene>
  );
}
