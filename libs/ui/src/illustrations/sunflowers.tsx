import { dayHeight } from '../day-arc/day-arc.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';

const GROUND = 278;
const HOURS = [1, 2, 3, 4, 8, 9, 10, 11].map((hour) => hour / 12);
const PICKETS = Array.from({ length: 18 }, (_, index) => 14 + index * 12);

/** What was sown in the morning stands at its full height by noon, its face to the sun. */
export function Sunflowers(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d={`M24 ${GROUND}Q240-206 456 ${GROUND}`} />
      {HOURS.map((hour) => (
        <circle
          key={hour}
          className={css.paper}
          cx={24 + 432 * hour}
          cy={GROUND - 242 * dayHeight(hour)}
          r="4"
        />
      ))}
      <circle className={css.halo} cx="240" cy="36" r="36" />
      <circle className={css.sun} cx="240" cy="36" r="25" />
      <path className={css.tint} d="M0 278v-26c70-16 140-8 220-2s180-20 260-6v34z" />
      <Fence />
      <path d="M8 278h464" />
      <Sprout />
      <Stem x={164} height={62} leaves={[24, 42]} />
      <Bud x={164} y={GROUND - 66} />
      <Stem x={234} height={96} leaves={[26, 48, 70]} />
      <Flower x={234} y={GROUND - 108} size={17} />
      <Stem x={308} height={130} leaves={[30, 58, 86]} />
      <Flower x={308} y={GROUND - 146} size={22} />
      <Stem x={402} height={168} leaves={[34, 68, 102, 130]} />
      <Flower x={402} y={GROUND - 188} size={28} />
      <WateringCan />
      <path className={css.soft} d="M104 290v8M164 290v8M234 290v8M308 290v8" />
      <path className={css.day} d="M402 290v14" />
    </Illustration>
  );
}

function Fence() {
  return (
    <>
      <path className={css.soft} d="M6 242h218M6 262h218" />
      {PICKETS.map((x) => (
        <path key={x} className={css.sheet} d={`M${x - 4} 278v-46l4-6 4 6v46z`} />
      ))}
    </>
  );
}

/** Two first leaves over the earth. */
function Sprout() {
  return (
    <>
      <path className={css.shade} d="M92 279h24l-4 3H96z" />
      <path className={css.day} d="M104 278v-16" />
      <path
        className={css.solid}
        d="M104 263c-3-9-11-12-19-10 2 8 9 13 19 10zM104 263c3-9 11-12 19-10-2 8-9 13-19 10z"
      />
    </>
  );
}

/** A stalk on the ground with a pair of leaves at each of the heights, the lower the wider. */
function Stem({ x, height, leaves }: { x: number; height: number; leaves: number[] }) {
  return (
    <>
      <path className={css.shade} d={`M${x - 18} 279h36l-5 4h-26z`} />
      <path className={css.day} d={`M${x} ${GROUND}v-${height}`} />
      {leaves.map((leaf, index) => {
        const reach = 30 - (20 * leaf) / (height + 40);
        return <Leaf key={leaf} x={x} y={GROUND - leaf} reach={index % 2 ? reach : -reach} />;
      })}
    </>
  );
}

/** Negative `reach` points to the left. */
function Leaf({ x, y, reach }: { x: number; y: number; reach: number }) {
  return (
    <>
      <path
        className={css.solid}
        d={`M${x} ${y}c${reach * 0.2}-14 ${reach * 0.7}-18 ${reach}-13 ${-reach * 0.05} 12 ${-reach * 0.6} 17 ${-reach} 13z`}
      />
      <path className={css.light} d={`M${x + reach * 0.18} ${y - 3}l${reach * 0.5}-7`} opacity="0.5" />
    </>
  );
}

/** Still closed, its petals just parting. */
function Bud({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path className={css.sheet} d={`M${x - 9} ${y}c0-10 4-15 9-19 5 4 9 9 9 19z`} />
      <path className={css.soft} d={`M${x} ${y - 17}v12`} />
      <path className={css.solid} d={`M${x - 12} ${y - 7}c2 12 22 12 24 0l-6 3-6-7-6 7z`} />
    </>
  );
}

/** A head in full face: two rings of petals and the seeds in their spirals. */
function Flower({ x, y, size }: { x: number; y: number; size: number }) {
  const petal = `M0 ${-size * 0.86}c${size * 0.34} ${-size * 0.3} ${size * 0.28} ${-size * 0.68} 0 ${-size * 0.9}c${-size * 0.28} ${size * 0.22} ${-size * 0.34} ${size * 0.6} 0 ${size * 0.9}z`;
  const turns = Array.from({ length: 16 }, (_, index) => index * 22.5);
  return (
    <g transform={`translate(${x} ${y})`}>
      {turns.map((turn) => (
        <path key={turn} className={css.wash} d={petal} transform={`rotate(${turn + 11.25})`} />
      ))}
      {turns.map((turn) => (
        <path key={turn} className={css.sheet} d={petal} transform={`rotate(${turn})`} />
      ))}
      <circle className={css.solid} r={size} />
      <Seeds size={size} />
    </g>
  );
}

/** Each seed a golden angle on from the last, as the plant itself sets them. */
function Seeds({ size }: { size: number }) {
  const seeds = Array.from({ length: Math.round(size * 1.6) }, (_, index) => {
    const radius = size * 0.84 * Math.sqrt((index + 0.5) / (size * 1.6));
    const angle = index * 2.39996;
    return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}h.01`;
  });
  return <path className={css.light} d={seeds.join('')} />;
}

function WateringCan() {
  return (
    <g transform="translate(22 278) scale(.86)">
      <path className={css.shade} d="M-8 1h44l-5 4H-3z" />
      <path className={css.sheet} d="M-4 0l3-26h26l3 26z" />
      <path className={css.wash} d="M-3-8h30l1 8H-4z" />
      <path d="M26-10l20-22M29-4l22-24M42-36l14 12M0-26c-2-16 22-16 24 0M-3-20c-16 0-14 16 0 16" />
    </g>
  );
}
