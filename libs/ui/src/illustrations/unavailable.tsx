import { Cloud } from './cloud.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';
import { Milestone } from './milestone.tsx';

/** A cloud before the sun: it will pass. */
export function Unavailable(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d="M24 278Q240-146 456 278" />
      <circle className={css.halo} cx="262" cy="70" r="52" />
      <circle className={css.sun} cx="262" cy="70" r="36" />
      <g transform="translate(136 132) scale(1.42)">
        <Cloud />
      </g>
      <g transform="translate(46 84) scale(.46)">
        <Cloud />
      </g>
      <path className={css.tint} d="M0 278v-22c70-16 140-8 220-2s180-18 260-4v28z" />
      <Roofs />
      <path d="M8 278h464" />
      <path className={css.shade} d="M138 279h216l-10 5H148z" />
      <path className={css.dotted} d="M134 146v128M358 146v128" />
      <path
        className={css.soft}
        d="M40 290v8M90 290v8M140 290v8M190 290v8M290 290v8M340 290v8M390 290v8M440 290v8"
      />
      <path className={css.day} d="M240 290v14" />
      <g transform="translate(240 278) scale(.5)">
        <Milestone />
      </g>
    </Illustration>
  );
}

function Roofs() {
  return (
    <>
      <path className={css.sheet} d="M52 278v-40h58v40zM46 238l35-22 35 22z" />
      <path className={css.soft} d="M64 262v-12h12v12zM86 262v-12h12v12z" />
      <path className={css.sheet} d="M120 278v-58h44v58z" />
      <path className={css.soft} d="M130 232h8v8h-8zM146 232h8v8h-8zM130 250h8v8h-8zM146 250h8v8h-8z" />
      <path className={css.solid} d="M352 278l20-54 20 54zM392 278l14-38 14 38z" />
    </>
  );
}
