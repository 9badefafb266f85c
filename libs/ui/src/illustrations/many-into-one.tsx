import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const BILLS = [
  { y: 92, turn: -8 },
  { y: 150, turn: 4 },
  { y: 208, turn: -3 },
];

/** Three loans become one: rays through a glass meet in a single point. */
export function ManyIntoOne(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 240, y: 46 }}>
      {BILLS.map(({ y, turn }) => (
        <g key={y} transform={`rotate(${turn} 90 ${y + 24})`}>
          <path className={css.sheet} d={`M44 ${y}h92v50H44z`} />
          <path className={css.day} d={`M56 ${y + 14}h30`} />
          <path className={css.soft} d={`M56 ${y + 26}h66M56 ${y + 37}h46`} />
          <path className={css.soft} d={`M106 ${y + 14}h18`} />
        </g>
      ))}
      <path
        className={css.dotted}
        d="M140 118C190 118 200 172 250 174M140 176h110M140 232c50 0 60-56 110-58"
      />
      <path className={css.shade} d="M230 279h46l-5 5h-36z" />
      <path className={css.paper} d="M252 100c22 46 22 104 0 150-22-46-22-104 0-150z" />
      <path className={css.soft} d="M246 130c-8 30-8 60 0 90" />
      <path d="M252 250v28M236 278h32" />
      <path className={css.day} d="M268 175h56m-12-9 12 9-12 9" />
      <path className={css.shade} d="M336 279h112l-8 5h-96z" />
      <path className={css.wash} d="M346 106h98v172h-98z" transform="rotate(3 395 192)" />
      <path className={css.sheet} d="M338 98h82l20 20v160H338z" />
      <path className={css.wash} d="M420 98v20h20z" />
      <path className={css.day} d="M354 124h44" />
      <path className={css.soft} d="M354 144h70M354 158h70M354 172h48" />
      <path className={css.soft} d="M354 196h70M354 212h70M354 228h70" />
      <circle className={css.sun} cx="416" cy="254" r="12" />
      <path className={css.mark} d="M411 254l4 4 7-8" />
    </NoonScene>
  );
}
