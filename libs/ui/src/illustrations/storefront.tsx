import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** A small business at noon: a shop with an awning, a van at the gate, a crate of goods. */
export function Storefront(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 384, y: 70 }}>
      <path className={css.shade} d="M40 279h256l-8 5H48z" />
      <path className={css.sheet} d="M48 278V92h240v186z" />
      <path className={css.sheet} d="M40 92h256V78H40z" />
      <path className={css.day} d="M112 108h112" />
      <path className={css.solid} d="M44 132h248l12 36H32z" />
      <path className={css.light} d="M86 132l-6 36M127 132l-3 36M168 132v36M209 132l3 36M250 132l6 36" />
      <path className={css.wash} d="M66 186h100v66H66z" />
      <path
        className={css.soft}
        d="M66 220h100M100 220v-12h18v12M126 220v-18h14v18M84 252v-14h22v14M116 252v-20h30v20"
      />
      <path className={css.sheet} d="M194 278v-92h60v92z" />
      <path className={css.wash} d="M202 194h44v42h-44z" />
      <path d="M200 252v8M194 278h60" />
      <path className={css.shade} d="M318 279h142l-8 5H326z" />
      <path className={css.sheet} d="M322 262v-76h76v76z" />
      <path className={css.solid} d="M398 262v-60h30c6 0 9 2 12 8l12 24 6 4v24z" />
      <path className={css.paper} d="M408 212h18c4 0 6 2 8 5l8 17h-34z" />
      <path className={css.day} d="M336 210h48" />
      <path className={css.soft} d="M336 224h34" />
      <circle className={css.ink} cx="348" cy="262" r="15" />
      <circle className={css.paper} cx="348" cy="262" r="7" />
      <circle className={css.ink} cx="430" cy="262" r="15" />
      <circle className={css.paper} cx="430" cy="262" r="7" />
    </NoonScene>
  );
}
