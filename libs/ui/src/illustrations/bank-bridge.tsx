import css from './illustration.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { NoonScene } from './noon-scene.tsx';

/** Two houses on two banks of a river and a bridge between them: a loan and the account it comes to. */
export function BankBridge(props: IllustrationProps) {
  return (
    <NoonScene {...props} sun={{ x: 240, y: 48 }}>
      <path className={css.sheet} d="M24 160h132v118H24zM16 160h148l-74-46z" />
      <path className={css.soft} d="M24 170h132M24 264h132" />
      {[38, 68, 98, 128].map((x) => (
        <path key={x} className={css.sheet} d={`M${x} 260v-84h14v84z`} />
      ))}
      <circle className={css.sun} cx="90" cy="142" r="9" />
      <path className={css.sheet} d="M344 278v-92h104v92z" />
      <path className={css.solid} d="M334 186h124l-18-32h-88z" />
      <path className={css.wash} d="M358 204h26v30h-26zM408 204h26v30h-26z" />
      <path className={css.solid} d="M386 278v-36h20v36z" />
      <path className={css.shade} d="M24 279h132l-4 4H30zM344 279h104l-4 4h-94z" />
      <path className={css.wash} d="M164 278c50 14 124 14 172 0v16c-50 16-120 16-172 0z" />
      <path className={css.soft} d="M196 296q10-5 20 0t20 0M256 300q10-5 20 0t20 0" />
      <path className={css.paper} d="M156 262c50-58 136-58 188 0v16h-16c-40-44-116-44-156 0h-16z" />
      <path d="M160 240c50-50 130-50 180 0" />
      <path
        className={css.soft}
        d="M182 222v22M206 210v20M230 204v18M254 203v18M278 207v20M302 216v22M322 230v20"
      />
      <path className={css.day} d="M214 190h50m-10-8 10 8-10 8" />
    </NoonScene>
  );
}
