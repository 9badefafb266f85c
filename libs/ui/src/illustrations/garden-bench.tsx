import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const APPLES = [
  [110, 118],
  [146, 92],
  [178, 128],
  [132, 150],
  [200, 106],
] as const;

/** An apple tree, a bench and a teapot: no hurry. */
export function GardenBench(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 356, y: 74, r: 30 }}>
      <path className={css.shade} d="M102 279h110l-8 6h-92z" />
      <path className={css.sheet} d="M146 278c6-40 2-66-2-96h26c-4 30-6 58 4 96z" />
      <path
        className={css.solid}
        d="M156 62c-26-6-46 10-50 32-26 2-38 30-22 48-8 26 18 44 40 34 16 18 46 16 58 0 26 10 50-12 40-36 14-20-2-46-24-46-4-20-22-34-42-32z"
      />
      {APPLES.map(([x, y]) => (
        <circle key={x} className={css.sun} cx={x} cy={y} r="8" />
      ))}
      <path className={css.shade} d="M248 279h186l-8 6H256z" />
      <path className={css.sheet} d="M254 180h172v14H254zM254 202h172v14H254zM246 230h188v14H246z" />
      <path d="M268 180v98M412 180v98M268 258h-12v20M412 258h12v20" />
      <path className={css.solid} d="M318 230c-10-2-12-30 2-34h32c14 4 12 32 2 34z" />
      <path d="M354 204c14-4 16 16 2 18M318 212l-18-10M328 196c0-8 16-8 16 0" />
      <path className={css.sheet} d="M380 230v-14h18v14z" />
      <path className={css.soft} d="M389 208c-4-6 4-8 0-14" />
      <path className={css.soft} d="M60 278v-14M52 278v-8M68 278v-10M228 278v-12M220 278v-7" />
    </NoonScene>
  );
}
