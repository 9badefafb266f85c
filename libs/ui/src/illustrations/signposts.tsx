import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A post with arms: each sum has a purpose to go to. */
export function Signposts(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 240, y: 42 }}>
      <path className={css.paper} d="M150 278c30-24 60-36 84-66h14c24 30 60 42 92 66z" />
      <path className={css.soft} d="M241 222v10M241 242v12M241 264v12" />
      <path className={css.shade} d="M212 279h58l-6 5h-46z" />
      <path className={css.sheet} d="M234 278V84h14v194z" />
      <path className={css.solid} d="M248 98h118l20 18-20 18H248z" />
      <path className={css.light} d="M266 116h76" />
      <path className={css.sheet} d="M234 144H110l-20 18 20 18h124z" />
      <path className={css.day} d="M126 162h72" />
      <path className={css.sheet} d="M248 188h92l18 16-18 16h-92z" />
      <path className={css.day} d="M266 204h48" />
      <path
        className={css.solid}
        d="M66 278l18-52 18 52zM98 278l12-36 12 36zM380 278l16-48 16 48zM408 278l20-62 20 62z"
      />
    </NoonScene>
  );
}
