import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** An excavator at work: the bucket is full, the earth is tidy. */
export function Excavator(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 196, y: 52 }}>
      <path className={css.wash} d="M352 278c8-34 34-50 58-34 22-4 40 12 46 34z" />
      <path className={css.soft} d="M376 262l8-6M402 256l10 4M424 266l6-6" />
      <path className={css.shade} d="M60 279h218l-8 6H72z" />
      <path className={css.sheet} d="M78 236h170a20 20 0 0 1 0 42H78a20 20 0 0 1 0-42z" />
      {[84, 118, 152, 186, 220, 246].map((x) => (
        <circle key={x} className={css.soft} cx={x} cy="257" r="11" />
      ))}
      <path className={css.ink} d="M120 224h86v12h-86z" />
      <path className={css.solid} d="M62 224v-54c0-8 5-13 13-13h58v67z" />
      <path className={css.light} d="M76 176h36M76 190h36M76 204h36" />
      <path className={css.sheet} d="M133 224V112h70l24 62v50z" />
      <path className={css.wash} d="M145 172v-48h50l19 48z" />
      <path className={css.soft} d="M133 184h92M180 124v48" />
      <path className={css.solid} d="M214 200l76-104c4-6 11-7 17-3l9 6c6 4 7 11 3 17l-84 100z" />
      <path className={css.solid} d="M296 96l16-8 76 84-14 12z" />
      <path className={css.light} d="M236 196l70-90M318 108l56 62" />
      <circle className={css.paper} cx="307" cy="102" r="6" />
      <path className={css.sheet} d="M362 170l34 6c8 22-2 42-26 46l-30-26z" />
      <path d="M340 196l-4 12M352 206l-4 12M364 216l-4 12" />
    </NoonScene>
  );
}
