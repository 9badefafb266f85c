import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const TILES = [
  [174, 112],
  [234, 112],
  [174, 172],
  [234, 172],
] as const;

/** A telephone with four services, and each of them seen large beside it. */
export function ServicePhone(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 404, y: 84, r: 26 }}>
      <path className={css.shade} d="M152 279h160l-8 6H160z" />
      <rect className={css.sheet} x="154" y="48" width="154" height="230" rx="16" />
      <path className={css.soft} d="M212 62h38M208 266h46" />
      <path className={css.day} d="M174 88h52" />
      {TILES.map(([x, y], index) => (
        <rect
          key={`${x}-${y}`}
          className={index === 0 ? css.solid : css.wash}
          x={x}
          y={y}
          width="52"
          height="52"
          rx="6"
        />
      ))}
      <path className={css.light} d="M188 138h24M200 126v24" />
      <path d="M248 146l8 8 14-18M188 198h24M188 190h24M188 206h16" />
      <circle cx="260" cy="198" r="12" />
      <path d="M260 198v-7M260 198l5 3" />
      <rect className={css.soft} x="174" y="236" width="112" height="18" rx="9" />
      <path className={css.dotted} d="M172 138C130 138 130 120 110 120M288 198c40 0 40 20 64 20" />
      <path className={css.sheet} d="M34 92h76v60H34z" transform="rotate(-5 72 122)" />
      <path className={css.day} d="M48 112h30" transform="rotate(-5 72 122)" />
      <path className={css.soft} d="M48 124h48M48 136h34" transform="rotate(-5 72 122)" />
      <circle className={css.sheet} cx="392" cy="222" r="40" />
      <circle className={css.soft} cx="392" cy="222" r="32" />
      <path className={css.day} d="M392 222v-24M392 222l16 10" />
      <path className={css.shade} d="M362 279h60l-6 5h-48z" />
    </NoonScene>
  );
}
