import { dayHeight } from '../day-arc/day-arc.tsx';
import { Car } from './car.tsx';
import { Countryside } from './countryside.tsx';
import css from './illustration.module.css';
import hero from './hero-noon.module.css';
import type { IllustrationProps } from './illustration.tsx';
import { Milestone } from './milestone.tsx';
import { Town } from './town.tsx';

const WIDTH = 1240;
const GROUND = 420;
const NOON = { x: WIDTH / 2, y: 66 };
const HOURS = Array.from({ length: 13 }, (_, hour) => hour / 12);

/**
 * A town, a road and a car under the whole path of the sun. Wide places show all of it; narrow ones crop
 * to the middle third, where the sun, the milestone and the car are.
 */
export function HeroNoon({ title }: IllustrationProps) {
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <div className={hero.place}>
      <svg
        className={`${css.drawing} ${hero.view}`}
        viewBox={`0 0 ${WIDTH} 480`}
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
        {...spoken}
      >
        <Sky />
        <path
          className={css.tint}
          d="M0 420v-34c90-22 170-18 260-4s200-22 330-16 190 24 300 10 240-30 350-2v46z"
        />
        <Town />
        <Countryside />
        <Dial />
        <g transform={`translate(${NOON.x} ${GROUND})`}>
          <Milestone />
        </g>
        <g transform={`translate(668 ${GROUND})`}>
          <Car />
        </g>
      </svg>
    </div>
  );
}

function Sky() {
  return (
    <>
      <circle className={css.halo} cx={NOON.x} cy={NOON.y} r="58" />
      <path className={css.dotted} d={`M0 ${GROUND}Q${NOON.x} ${2 * NOON.y - GROUND} ${WIDTH} ${GROUND}`} />
      <path className={css.day} d={`M0 ${GROUND}Q${NOON.x / 2} ${NOON.y} ${NOON.x} ${NOON.y}`} />
      {HOURS.filter((hour) => hour > 0 && hour < 1 && hour !== 0.5).map((hour) => (
        <circle
          key={hour}
          className={css.paper}
          cx={hour * WIDTH}
          cy={GROUND - (GROUND - NOON.y) * dayHeight(hour)}
          r="5"
        />
      ))}
      <path className={css.dotted} d={`M${NOON.x} ${NOON.y + 66}V${GROUND - 156}`} />
      <circle className={css.sun} cx={NOON.x} cy={NOON.y} r="40" />
    </>
  );
}

/** The road is a dial: its hour marks are counted from the milestone. */
function Dial() {
  return (
    <>
      <rect className={css.paper} x="-4" y={GROUND} width={WIDTH + 8} height="64" stroke="none" />
      <path d={`M0 ${GROUND}H${WIDTH}`} />
      {HOURS.map((hour) => (
        <path key={hour} className={css.soft} d={`M${hour * WIDTH} ${GROUND + 10}v12`} />
      ))}
      <path className={css.day} d={`M${NOON.x} ${GROUND + 10}v26`} />
    </>
  );
}
