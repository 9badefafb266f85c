import { CITIES, type City, type Point, pointOf } from '@polden/reference-data';
import { plural } from '@polden/ru';
import type { Office } from './offices.ts';
import css from './office-map.module.css';

const WIDTH = 640;
const HEIGHT = 200;
const PADDING = 24;
/** A conic projection as on wall maps: the parallels bend. */
const MIDDLE = 82;
const CONE = 0.87;
const RADIUS = 2.3;
const OFFICES = { single: 'офис', more: 'офиса', many: 'офисов' };

/** Closer names would run into each other. */
const NAME_ROOM = 60;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface MapPoint {
  x: number;
  y: number;
}

function project({ latitude, longitude }: Point): MapPoint {
  const radius = RADIUS - radians(latitude);
  const turn = CONE * radians(longitude - MIDDLE);
  return { x: radius * Math.sin(turn), y: radius * Math.cos(turn) };
}

const CITY_PLACES = CITIES.flatMap((city) => {
  const point = pointOf(city);
  return point ? [{ city, place: project(point) }] : [];
});

const fit = fitted(CITY_PLACES.map(({ place }) => place));

/** Keeps the proportions, and everything within the padding. */
function fitted(places: readonly MapPoint[]): (place: MapPoint) => MapPoint {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((WIDTH - 2 * PADDING) / width, (HEIGHT - 2 * PADDING) / height);
  const [right, down] = [(WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2];
  return ({ x, y }) => ({ x: (x - left) * scale + right, y: (y - top) * scale + down });
}

/** Places that get a name: the visitor's city always, others only without a neighbour too close. */
function named(withOffice: ReadonlySet<number>, here: string): (MapPoint & { title: string })[] {
  const places = CITY_PLACES.filter(({ city }) => city.alias === here || withOffice.has(city.id)).map(
    ({ city, place }) => ({ isHere: city.alias === here, title: city.title, ...fit(place) }),
  );
  return places
    .filter(
      (one) =>
        one.isHere ||
        places.every((other) => other === one || Math.hypot(other.x - one.x, other.y - one.y) > NAME_ROOM),
    )
    .sort((one, other) => Number(other.isHere) - Number(one.isHere));
}

const rounded = (value: number) => Math.round(value * 10) / 10;

export interface OfficeMapProps {
  offices: readonly Office[];
  /** Alias of the visitor's city. */
  here: string;
}

/** Where the lender works, in dots: suns are offices, the rest is served online. No borders, nothing to load. */
export function OfficeMap({ offices, here }: OfficeMapProps) {
  const withOffice = new Set(offices.flatMap(({ city }) => (city ? [city.id] : [])));
  const count = offices.length;
  const dot = (city: City, place: MapPoint, isOffice: boolean) => {
    const { x, y } = fit(place);
    return (
      <circle
        key={city.id}
        className={isOffice ? css.office : css.city}
        cx={rounded(x)}
        cy={rounded(y)}
        r={isOffice ? 7 : 3}
      />
    );
  };
  return (
    <figure className={css.map}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Россия точками: ${count} ${plural(count, OFFICES)} и города, где займы выдают онлайн`}
      >
        {CITY_PLACES.map(({ city, place }) => !withOffice.has(city.id) && dot(city, place, false))}
        {CITY_PLACES.map(({ city, place }) => withOffice.has(city.id) && dot(city, place, true))}
        {named(withOffice, here).map(({ title, x, y }) => (
          <text key={title} className={css.name} x={rounded(x)} y={rounded(y - 12)}>
            {title}
          </text>
        ))}
      </svg>
      <figcaption className={css.legend}>
        <span className={css.officeMark}>офис</span>
        <span className={css.cityMark}>выдаём онлайн</span>
      </figcaption>
    </figure>
  );
}
