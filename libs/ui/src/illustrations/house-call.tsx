import { Car } from './car.tsx';
import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A specialist has come to the yard: a mark on the map, a car, a tablet with the list of what is looked at. */
export function HouseCall(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 92, y: 86 }}>
      <path className={css.sheet} d="M296 278V120h120v158z" />
      <path className={css.sheet} d="M286 120h140v-8H286z" />
      <path
        className={css.soft}
        d="M312 138h22v22h-22zM346 138h22v22h-22zM380 138h22v22h-22zM312 178h22v22h-22zM380 178h22v22h-22zM312 218h22v22h-22zM380 218h22v22h-22z"
      />
      <path className={css.solid} d="M342 278v-54h30v54z" />
      <path className={css.wash} d="M342 178h30v22h-30z" />
      <path className={css.dotted} d="M196 278C220 200 160 200 190 140" />
      <path className={css.solid} d="M190 140c-30-36-34-50-34-64a34 34 0 0 1 68 0c0 14-4 28-34 64z" />
      <circle className={css.sun} cx="190" cy="76" r="14" />
      <g transform="translate(48 278) scale(1.15)">
        <Car />
      </g>
      <g transform="rotate(7 440 236)">
        <path className={css.shade} d="M414 276h52l-4 6h-44z" />
        <rect className={css.sheet} x="412" y="194" width="52" height="80" rx="5" />
        <path className={css.soft} d="M430 212h26M430 228h26M430 244h20" />
        <path className={css.day} d="M419 211l3 3 4-5M419 227l3 3 4-5M419 243l3 3 4-5" />
      </g>
    </NoonScene>
  );
}
