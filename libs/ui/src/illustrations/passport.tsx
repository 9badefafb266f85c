import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** One document is enough: an open passport with a portrait and a machine-readable line. */
export function Passport(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 240, y: 44 }}>
      <path className={css.shade} d="M86 279h308l-12 6H98z" />
      <g transform="rotate(-3 240 200)">
        <path className={css.solid} d="M92 112h296v160H92z" />
        <path className={css.sheet} d="M98 104h284v78H98z" />
        <path className={css.sheet} d="M98 182h284v84H98z" />
        <path className={css.shade} d="M98 182h284v5H98z" />
        <path
          className={css.hair}
          d="M112 120q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0M112 136q10 8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"
        />
        <path className={css.day} d="M198 120h84" />
        <path className={css.soft} d="M150 146h180M150 160h136" />
        <rect className={css.wash} x="114" y="196" width="52" height="58" rx="2" />
        <circle className={css.paper} cx="140" cy="215" r="10" />
        <path className={css.solid} d="M122 254c0-28 36-28 36 0z" />
        <path className={css.day} d="M182 202h66" />
        <path className={css.soft} d="M182 216h116M182 230h92M182 244h180M182 254h180" />
        <circle className={css.soft} cx="342" cy="216" r="15" />
        <path className={css.soft} d="M334 220q8-14 16 0M342 210v-3" />
      </g>
    </NoonScene>
  );
}
