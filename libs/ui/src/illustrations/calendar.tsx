import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

const ROWS = [0, 1, 2, 3];
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** A month with a stretch of days in which nothing has to be paid. */
export function Calendar(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 408, y: 86, r: 28 }}>
      <path className={css.shade} d="M92 279h276l-10 6H102z" />
      <path className={css.wash} d="M98 74h268v200H98z" transform="rotate(3 230 180)" />
      <path className={css.sheet} d="M92 70h276v208H92z" />
      <path className={css.solid} d="M92 70h276v44H92z" />
      <path className={css.light} d="M112 92h72" />
      {[132, 180, 230, 280, 328].map((x) => (
        <path key={x} className={css.sheet} d={`M${x - 4} 58h8v24h-8z`} />
      ))}
      {ROWS.map((row) =>
        DAYS.map((day) => {
          const free = row * 7 + day >= 9 && row * 7 + day <= 18;
          return (
            <rect
              key={`${row}-${day}`}
              className={free ? css.wash : css.soft}
              x={110 + day * 35}
              y={128 + row * 36}
              width="26"
              height="26"
              rx="3"
            />
          );
        }),
      )}
      <path className={css.day} d="M176 177h174M106 213h176" />
      <path className={css.day} d="M116 246l6 6 10-12M151 246l6 6 10-12" />
    </NoonScene>
  );
}
