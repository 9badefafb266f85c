import { Car } from './car.tsx';
import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const HOURS = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A dial with its hand one hour on, and a car before it. */
export function HourDial(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 412, y: 82, r: 22 }}>
      <circle className={css.shade} cx="214" cy="154" r="116" />
      <circle className={css.sheet} cx="214" cy="148" r="116" />
      <path className={css.wash} d="M214 148V44a104 104 0 0 1 52 14z" />
      <circle className={css.soft} cx="214" cy="148" r="104" />
      {HOURS.map((turn) => (
        <path
          key={turn}
          className={turn % 90 === 0 ? css.day : css.soft}
          d={`M214 52v${turn % 90 === 0 ? 16 : 9}`}
          transform={`rotate(${turn} 214 148)`}
        />
      ))}
      <path className={css.day} d="M214 148V66M214 148l30-52" />
      <circle className={css.sun} cx="214" cy="148" r="9" />
      <g transform="translate(196 278) scale(1.2)">
        <Car />
      </g>
    </NoonScene>
  );
}
