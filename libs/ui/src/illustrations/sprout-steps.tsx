import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const HEIGHTS = [26, 48, 76, 110, 150];

/** A credit history that grows: each payment in time is a step, and a plant climbs along. */
export function SproutSteps(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 398, y: 62, r: 28 }}>
      {HEIGHTS.map((height, index) => {
        const x = 92 + index * 62;
        return (
          <g key={height}>
            <rect
              className={index === HEIGHTS.length - 1 ? css.solid : css.sheet}
              x={x}
              y={278 - height}
              width="50"
              height={height}
            />
            <rect className={css.shade} x={x} y={278 - height} width="50" height="4" />
          </g>
        );
      })}
      <path className={css.day} d="M64 278c16-34 40-34 58-50s36-22 60-48 42-40 66-64 44-38 64-50" />
      <path
        className={css.wash}
        d="M120 228c-20-4-26-16-24-28 14 2 26 12 24 28zM182 180c4-20 16-26 28-24-2 14-12 26-28 24zM248 116c-20-2-28-12-28-26 16 0 28 10 28 26zM312 66c2-20 14-28 28-28 0 16-10 28-28 28z"
      />
      <path className={css.soft} d="M44 278v-10M52 278v-16M36 278v-7" />
      <path className={css.light} d="M352 160l8 8 14-16" />
    </NoonScene>
  );
}
