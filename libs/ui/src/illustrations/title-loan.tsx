import { Car } from './car.tsx';
import css from './illustration.module.css';
import { Illustration, type IllustrationProps } from './illustration.tsx';

const LINES = [0, 1, 2, 3, 4];

/** The document stays with the lender's file, the car with its owner. */
export function TitleLoan(props: IllustrationProps) {
  return (
    <Illustration {...props} viewBox="0 0 480 320">
      <path className={css.dotted} d="M24 278Q240-182 456 278" />
      <circle className={css.halo} cx="240" cy="48" r="34" />
      <circle className={css.sun} cx="240" cy="48" r="23" />
      <path className={css.tint} d="M0 278v-20c70-16 140-12 220-4s180-14 260 0v24z" />
      <g transform="rotate(-5 330 180)">
        <path className={css.wash} d="M262 92h128v176H262z" />
      </g>
      <g transform="rotate(3 330 180)">
        <TitleDocument />
      </g>
      <path d="M8 278h464" />
      <g transform="translate(34 278) scale(1.3)">
        <Car />
      </g>
      <Keys />
    </Illustration>
  );
}

/** ПТС, the vehicle's passport: a stub, a head, numbered lines and a stamp. */
function TitleDocument() {
  return (
    <>
      <path className={css.sheet} d="M266 84h112l22 22v166H266z" />
      <path className={css.wash} d="M378 84v22h22z" />
      <path className={css.day} d="M282 106h52" />
      <path className={css.soft} d="M282 118h84" />
      <path
        className={css.hair}
        d="M282 132q8-8 16 0t16 0 16 0 16 0 16 0 16 0M282 132q8 8 16 0t16 0 16 0 16 0 16 0 16 0"
      />
      {LINES.map((line) => (
        <path
          key={line}
          className={css.soft}
          d={`M282 ${154 + line * 16}h10M300 ${154 + line * 16}h${line % 2 ? 56 : 84}`}
        />
      ))}
      <circle className={css.day} cx="368" cy="190" r="17" />
      <circle className={css.soft} cx="368" cy="190" r="12.5" />
      <path className={css.day} d="M360 195q8-15 16 0M368 184v-2" />
    </>
  );
}

function Keys() {
  return (
    <>
      <path className={css.shade} d="M404 279h56l-6 4h-44z" />
      <circle cx="414" cy="266" r="11" />
      <circle className={css.paper} cx="414" cy="266" r="4" />
      <path className={css.solid} d="M424 258h16c3 0 5 2 5 5v6c0 3-2 5-5 5h-16z" />
      <path d="M445 266h17v6M455 266v5" />
      <path className={css.light} d="M430 263v6" />
    </>
  );
}
