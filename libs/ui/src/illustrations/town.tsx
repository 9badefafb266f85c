import css from './illustration.module.css';

/** Left of noon: five-storey blocks, a fire tower, a merchant's house. Ground at y = 420. */
export function Town() {
  return (
    <>
      <Block x={-18} floors={4} columns={4} />
      <Block x={98} floors={5} columns={6} />
      <g transform="translate(27 63) scale(.9 .85)">
        <FireTower />
      </g>
      <House />
      <Birch />
    </>
  );
}

function Block({ x, floors, columns }: { x: number; floors: number; columns: number }) {
  const width = columns * 23 + 12;
  const top = 420 - floors * 29 - 12;
  return (
    <>
      <rect className={css.sheet} x={x} y={top} width={width} height={420 - top} />
      <path className={css.sheet} d={`M${x - 4} ${top}h${width + 8}v-6h-${width + 8}z`} />
      <rect className={css.shade} x={x} y={top} width={width} height="4" />
      {range(floors).map((floor) =>
        range(columns).map((column) => (
          <Window
            key={`${floor}-${column}`}
            x={x + 11 + column * 23}
            y={top + 14 + floor * 29}
            balcony={column % 3 === 1}
          />
        )),
      )}
    </>
  );
}

function Window({ x, y, balcony }: { x: number; y: number; balcony: boolean }) {
  return (
    <>
      <path className={css.soft} d={`M${x} ${y}h13v14h-13zM${x + 6.5} ${y}v14`} />
      {balcony && <path className={css.wash} d={`M${x - 4} ${y + 10}h21v9h-21z`} />}
    </>
  );
}

/** Каланча: the old lookout over the roofs. */
function FireTower() {
  return (
    <>
      <path className={css.sheet} d="M262 420v-66h76v66zM256 354h88v-7h-88z" />
      <rect className={css.shade} x="262" y="354" width="76" height="4" />
      <path className={css.soft} d="M272 420v-30c0-12 20-12 20 0v30M308 420v-30c0-12 20-12 20 0v30" />
      <path className={css.sheet} d="M281 347l4-125h30l4 125z" />
      <path
        className={css.soft}
        d="M294 252v-12c0-6 12-6 12 0v12zM294 292v-12c0-6 12-6 12 0v12zM294 330v-12c0-6 12-6 12 0v12z"
      />
      <path className={css.sheet} d="M276 222h48v-7h-48zM280 215v-20h40v20" />
      <path className={css.soft} d="M290 215v-20M300 215v-20M310 215v-20M280 205h40" />
      <path className={css.solid} d="M274 195h52l-18-20h-16z" />
      <path d="M300 175v-16" />
      <circle className={css.sheet} cx="300" cy="158" r="5" />
      <path className={css.shade} d="M285 222h30v4h-30z" />
    </>
  );
}

/** Two storeys, carved frames, a hipped roof. */
function House() {
  return (
    <>
      <rect className={css.sheet} x="372" y="328" width="118" height="92" />
      <path className={css.wash} d="M364 328h134l-22-30h-90z" />
      <path className={css.sheet} d="M398 298v-18h12v18zM395 280h18v-4h-18z" />
      <rect className={css.shade} x="372" y="328" width="118" height="5" />
      <path className={css.soft} d="M372 372h118M372 366h118" />
      {[382, 410, 438, 466].map((x) => (
        <path
          key={x}
          className={css.paper}
          d={`M${x} 360v-16c0-7 14-7 14 0v16zM${x - 2} 360h18M${x + 7} 339v21`}
        />
      ))}
      <path className={css.paper} d="M384 408v-22h14v22zM464 408v-22h14v22zM412 408v-22h14v22z" />
      <path className={css.solid} d="M438 420v-34h15v34z" />
      <path className={css.sheet} d="M432 386h27v-5h-27z" />
      <rect className={css.shade} x="438" y="386" width="15" height="4" />
    </>
  );
}

function Birch() {
  return (
    <>
      <path className={css.shade} d="M520 421h56l-8 4h-40z" />
      <path
        className={css.wash}
        d="M546 270c-15 1-23 16-22 32-13 8-14 26-5 35-7 14 2 30 16 31 8 6 20 5 26-1 14 1 23-15 16-29 10-10 8-28-5-35 2-17-10-33-26-33z"
      />
      <path className={css.sheet} d="M543 420l2-92h4l2 92z" />
      <path
        className={css.soft}
        d="M547 344l14-18M547 362l-15-17M532 318v14M562 340v16M540 290v12M556 300v12"
      />
      <path className={css.ink} d="M544 392h4M547 376h3M544 408h3M545 360h3" />
    </>
  );
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
