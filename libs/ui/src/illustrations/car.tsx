import css from './illustration.module.css';

/** A saloon from the side, 200 × 78, standing on y = 0 with its tail at x = 0. */
export function Car() {
  return (
    <>
      <path className={css.shade} d="M12 1h178l-8 5H22z" />
      <path
        className={css.solid}
        d="M5-21c-3-7-2-19 3-26l4-5 30-4c13-10 26-18 43-20 17-1.5 33-.5 45 5l29 17c15 2 29 7 35 15 3 5 4 13 3 18-.5 3-2.5 4-5 4h-16a21 21 0 0 0-42 0H68a21 21 0 0 0-42 0H10c-3 0-4.5-1-5-4z"
      />
      <path
        className={css.paper}
        d="M53-56.5c10-8 20-13 34-14.5l4-.3v14.8zM98-56.5v-15c11-.2 21 .6 28 4l17 11z"
      />
      <path className={css.solid} d="M134-58c-1-6 7-6 9-.5z" />
      <path className={css.light} d="M94.5-52v31M103-46h10M59-46h10M74-22h52M176-29h20" />
      <path className={css.paper} d="M180-46c7 1.5 11 4 13.5 8H183zM8-47h9v7H6z" />
      <Wheel x={47} />
      <Wheel x={155} />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle className={css.ink} cx={x} cy={-17} r={16.5} />
      <circle className={css.paper} cx={x} cy={-17} r={9} />
      <path className={css.soft} d={`M${x}-26v18M${x - 9}-17h18M${x - 6}-23l12 12M${x - 6}-11l12-12`} />
      <circle className={css.ink} cx={x} cy={-17} r={2} />
    </>
  );
}
