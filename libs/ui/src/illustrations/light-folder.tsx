import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** Scales: a heap of certificates weighs less than one car. */
export function LightFolder(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 240, y: 42 }}>
      <path className={css.shade} d="M196 279h88l-6 5h-76z" />
      <path className={css.sheet} d="M234 266V104h12v162zM204 278v-12h72v12z" />
      <path className={css.solid} d="M240 84l12 20-12 12-12-12z" />
      <path d="M108 100l264 28" />
      <path className={css.soft} d="M108 100l-48 86M108 100l48 86M372 128l-52 106M372 128l52 106" />
      <g transform="translate(0 -26)">
        <path className={css.sheet} d="M46 212h124c-6 22-24 32-62 32s-56-10-62-32z" />
        <path className={css.sheet} d="M72 212v-42h64v42z" transform="rotate(-6 104 190)" />
        <path className={css.sheet} d="M80 208v-46h60v46z" transform="rotate(5 110 186)" />
        <path className={css.soft} d="M92 176h34M92 186h34M92 196h22" transform="rotate(5 110 186)" />
      </g>
      <g transform="translate(0 26)">
        <path className={css.sheet} d="M304 208h136c-8 22-28 32-68 32s-60-10-68-32z" />
        <path
          className={css.solid}
          d="M332 196c0-12 6-14 14-16l12-14c4-5 8-6 14-6h18c8 0 12 3 16 8l8 11 8 2c6 2 10 6 10 12v7z"
        />
        <path className={css.paper} d="M358 178l8-9c2-2 4-3 7-3h6v12zM386 166h6c4 0 6 2 8 4l6 8h-20z" />
        <circle className={css.ink} cx="352" cy="198" r="9" />
        <circle className={css.ink} cx="412" cy="198" r="9" />
        <circle className={css.paper} cx="352" cy="198" r="4" />
        <circle className={css.paper} cx="412" cy="198" r="4" />
      </g>
    </NoonScene>
  );
}
