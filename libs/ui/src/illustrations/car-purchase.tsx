import { Car } from './car.tsx';
import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A car at a showroom's window with the key's label still on it. */
export function CarPurchase(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 96, y: 84 }}>
      <path className={css.sheet} d="M150 278V96h300v182z" />
      <path className={css.solid} d="M140 96h320l-12-28H152z" />
      <path className={css.light} d="M196 96l6-28M248 96l4-28M300 96V68M352 96l-4-28M404 96l-6-28" />
      <path className={css.wash} d="M168 116h264v140H168z" />
      <path
        className={css.soft}
        d="M256 116v140M344 116v140M168 136h264M192 246l44-60M276 246l44-60M364 246l44-60"
      />
      <path className={css.shade} d="M150 96h300v6H150z" />
      <g transform="translate(36 278) scale(1.3)">
        <Car />
      </g>
      <path className={css.dotted} d="M176 184v-52" />
      <g transform="rotate(8 176 120)">
        <path className={css.sheet} d="M150 82h52v44l-26 16-26-16z" />
        <circle className={css.paper} cx="176" cy="130" r="4" />
        <path className={css.day} d="M162 96h28" />
        <path className={css.soft} d="M162 108h28" />
      </g>
      <circle cx="398" cy="258" r="12" />
      <circle className={css.paper} cx="398" cy="258" r="4.5" />
      <path className={css.shade} d="M384 279h70l-6 4h-58z" />
      <path d="M410 258h36M432 258v9M442 258v6" />
    </NoonScene>
  );
}
