import { Car } from './car.tsx';
import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A car is photographed with a telephone: the whole way is made online. */
export function PhotoOfCar(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 96, y: 88 }}>
      <path className={css.solid} d="M40 278l18-54 18 54zM76 278l13-40 13 40z" />
      <g transform="translate(74 278) scale(1.5)">
        <Car />
      </g>
      <g transform="rotate(5 340 160)">
        <rect className={css.shade} x="220" y="88" width="222" height="130" rx="14" />
        <rect className={css.sheet} x="216" y="78" width="230" height="132" rx="14" />
        <rect className={css.wash} x="234" y="90" width="174" height="108" rx="3" />
        <circle className={css.sun} cx="374" cy="112" r="9" />
        <path className={css.paper} d="M234 176h174v22H234z" />
        <g transform="translate(250 182) scale(.68)">
          <Car />
        </g>
        <path className={css.light} d="M246 112v-12h14M396 112v-12h-14M246 176v12h14M396 176v12h-14" />
        <circle className={css.soft} cx="426" cy="144" r="10" />
      </g>
    </NoonScene>
  );
}
