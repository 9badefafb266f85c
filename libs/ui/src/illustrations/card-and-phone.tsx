import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** Money comes from the telephone to the card in a straight line. */
export function CardAndPhone(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 352, y: 92, r: 30 }}>
      <path className={css.shade} d="M96 279h148l-8 6H104z" />
      <g transform="rotate(-4 168 170)">
        <rect className={css.sheet} x="102" y="54" width="132" height="222" rx="16" />
        <rect className={css.wash} x="112" y="78" width="112" height="174" rx="4" />
        <path className={css.soft} d="M152 66h32M148 264h40" />
        <path className={css.sheet} d="M124 92h88v44h-88z" />
        <path className={css.day} d="M134 106h34" />
        <path className={css.soft} d="M134 120h62M124 152h88M124 168h64M124 184h76" />
        <rect className={css.solid} x="124" y="212" width="88" height="26" rx="4" />
        <path className={css.light} d="M146 225h44" />
      </g>
      <path className={css.dotted} d="M222 210c40-34 60-30 86-4" />
      <g transform="rotate(6 356 220)">
        <rect className={css.shade} x="278" y="180" width="156" height="96" rx="10" />
        <rect className={css.solid} x="278" y="170" width="156" height="98" rx="10" />
        <rect className={css.paper} x="294" y="192" width="28" height="20" rx="3" />
        <path className={css.soft} d="M294 202h28M308 192v20" />
        <path className={css.light} d="M294 232h26M328 232h26M362 232h26M294 250h54" />
        <circle className={css.sun} cx="408" cy="194" r="11" />
      </g>
    </NoonScene>
  );
}
