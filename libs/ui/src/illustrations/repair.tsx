import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A room half painted: a ladder, a roller and a window full of noon. */
export function Repair(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 352, y: 112, r: 26 }}>
      <path className={css.wash} d="M40 278V76h150c18 10 10 26 24 40s-4 30 8 46-10 34 4 50-8 40 2 66z" />
      <path d="M40 278V76h400v202" />
      <path d="M300 76v0M302 88h100v112H302zM352 88v112M302 140h100" />
      <path className={css.paper} d="M294 200h116v8H294z" />
      <path className={css.solid} d="M322 200c-2-22 4-30 0-46M336 200c0-18 10-22 12-40" />
      <path className={css.shade} d="M100 279h116l-6 5H106z" />
      <path className={css.sheet} d="M152 104h16l34 174h-12L160 116l-32 162h-12z" />
      <path d="M147 142h26M141 174h38M135 206h52M129 238h64" />
      <path className={css.sheet} d="M212 92h64v26h-64z" />
      <path className={css.solid} d="M212 92h50v26h-50z" />
      <path d="M276 105h14v28h-46v14" />
      <path className={css.solid} d="M239 147h10v44h-10z" />
      <path className={css.shade} d="M252 279h70l-5 5h-60z" />
      <path className={css.sheet} d="M254 232h64l-7 46h-50z" />
      <path className={css.solid} d="M254 232h64l-2 12c-12 8-16-4-26 2s-16-2-34 0z" />
      <path d="M256 232c6-34 54-34 60 0" />
      <path className={css.soft} d="M382 278v-32h34v32M390 246v-10h18v10" />
    </NoonScene>
  );
}
