import { Cloud } from './cloud.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';

/** Hour lines of the dial: the ends of its rays from the foot of the gnomon. */
const RAYS = [-150, -120, -90, -60, -30, 0, 30, 180].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** A sundial under a cloud; its shadow has walked away. */
export function NotFound(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d="M10 278Q178-166 346 278" />
      <circle className={css.halo} cx="212" cy="62" r="32" />
      <circle className={css.sun} cx="212" cy="62" r="21" />
      <g transform="translate(88 96)">
        <Cloud />
      </g>
      <path className={css.tint} d="M0 278v-18c60-14 150-14 230-4s170-12 250 0v22z" />
      <Pedestal />
      <path d="M8 278h464" />
      <LostShadow />
    </Illustration>
  );
}

function Pedestal() {
  return (
    <>
      <path className={css.shade} d="M112 279h132l-8 5H120z" />
      <path className={css.sheet} d="M116 278v-12h124v12zM128 266v-8h100v8zM142 258l6-62h60l6 62z" />
      <path className={css.soft} d="M164 258l3-60M178 258v-60M192 258l-3-60" />
      <path className={css.sheet} d="M82 180v10c0 12 43 22 96 22s96-10 96-22v-10z" />
      <path className={css.shade} d="M146 210c10 1.4 54 1.4 64 0v6h-64z" />
      <ellipse className={css.sheet} cx="178" cy="180" rx="96" ry="24" />
      <ellipse className={css.soft} cx="178" cy="180" rx="80" ry="19" />
      {RAYS.map(({ x, y }, index) => (
        <path
          key={index}
          className={css.soft}
          d={`M${178 + 62 * x} ${180 + 14 * y}L${178 + 80 * x} ${180 + 19 * y}`}
        />
      ))}
      <path className={css.solid} d="M142 184l74-4v-62z" />
      <path className={css.light} d="M162 176l46-34" opacity="0.5" />
    </>
  );
}

/** The outline of the gnomon, off for a stroll. */
function LostShadow() {
  return (
    <>
      <path className={css.dotted} d="M252 290c26 10 66 10 92 2" />
      <path className={css.shade} d="M352 262l74-4v-62z" />
      <path d="M352 262l74-4v-62z" strokeDasharray="5 5" />
      <path d="M378 261l-4 17h8M404 260l6 18h8" />
      <path className={css.soft} d="M440 196l8-6M442 208h9M334 240h-12M330 250h-8" />
    </>
  );
}
