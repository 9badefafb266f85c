import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { BigWheel, NoonScene } from './noon-scene.tsx';

/** A lorry that goes on working while it stands as security. */
export function Truck(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 318, y: 66 }}>
      <path className={css.shade} d="M34 279h410l-14 6H50z" />
      <path className={css.sheet} d="M36 250V116h246v134z" />
      <path className={css.shade} d="M36 116h246v6H36z" />
      <path className={css.soft} d="M77 122v128M118 122v128M159 122v128M200 122v128M241 122v128" />
      <path className={css.day} d="M52 184h214" />
      <path className={css.solid} d="M298 250V138h62c10 0 17 4 22 13l26 47 18 6c6 2 10 7 10 13v33z" />
      <path className={css.paper} d="M328 152h30c6 0 10 3 13 8l20 36h-63z" />
      <path className={css.light} d="M318 146v98M328 210h12" />
      <path className={css.paper} d="M424 214h12v12h-12z" />
      <path className={css.ink} d="M282 236h18v16h-18z" />
      <path className={css.sheet} d="M290 136v-30h6v30z" />
      <BigWheel x={84} r={27} />
      <BigWheel x={146} r={27} />
      <BigWheel x={372} r={27} />
    </NoonScene>
  );
}
