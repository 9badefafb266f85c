import { Cloud } from './cloud.tsx';
import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** It rains, the house stands dry under an umbrella, and the sun is already behind the cloud. */
export function Umbrella(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 150, y: 58, r: 30 }}>
      <g transform="translate(150 92) scale(1.5)">
        <Cloud />
      </g>
      <path
        className={css.dotted}
        d="M96 120v150M128 110v20M340 108v18M374 112v160M406 116v154M440 128v142M70 140v130M196 104v10M232 106v8M286 104v12"
      />
      <path className={css.shade} d="M152 279h190l-8 5H160z" />
      <path className={css.sheet} d="M176 278v-56h96v56z" />
      <path className={css.sheet} d="M166 222l58-34 58 34z" />
      <path className={css.soft} d="M190 254v-18h18v18zM199 236v18" />
      <path className={css.solid} d="M232 278v-34h22v34z" />
      <path className={css.sheet} d="M288 278c0-26-4-40 2-52 12 8 16 30 12 52z" />
      <path
        className={css.solid}
        d="M124 186c6-60 54-86 108-86s102 26 108 86c-10-12-26-12-36 0-10-12-26-12-36 0-10-12-26-12-36 0-10-12-26-12-36 0-10-12-26-12-36 0-10-12-26-12-36 0z"
      />
      <path
        className={css.light}
        d="M232 104c-20 20-32 46-36 78M232 104c20 20 32 46 36 78M206 108c-26 16-40 42-46 72M258 108c26 16 40 42 46 72"
      />
      <path d="M232 100v-12M232 186v70c0 14 20 14 20 0" />
    </NoonScene>
  );
}
