import type { ReactNode } from 'react';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Level of the ground in a scene of 480 × 320. */
const GROUND = 278;

export interface NoonSceneProps extends IllustrationProps {
  /** Where the sun stands; noon is 240, 48. */
  sun?: { x: number; y: number; r?: number };
  children: ReactNode;
}

/** The sky and the ground that the drawings of one family share: a sun on its way, low hills, a line to stand on. */
export function NoonScene({ sun = { x: 240, y: 48 }, children, ...rest }: NoonSceneProps) {
  const { x, y, r = 24 } = sun;
  return (
    <Illustration {...rest} viewBox="0 0 480 320">
      <path className={css.dotted} d={`M24 ${GROUND}Q240-182 456 ${GROUND}`} />
      <circle className={css.halo} cx={x} cy={y} r={r * 1.5} />
      <circle className={css.sun} cx={x} cy={y} r={r} />
      <path className={css.tint} d="M0 278v-22c60-14 130-18 220-4s190-16 260 2v24z" />
      {children}
      <path d={`M8 ${GROUND}h464`} />
    </Illustration>
  );
}

/** A wheel with its foot on the ground. */
export function BigWheel({ x, r = 24 }: { x: number; r?: number }) {
  const y = GROUND - r;
  return (
    <>
      <circle className={css.ink} cx={x} cy={y} r={r} />
      <circle className={css.paper} cx={x} cy={y} r={r * 0.54} />
      <circle className={css.ink} cx={x} cy={y} r={r * 0.12} />
    </>
  );
}
