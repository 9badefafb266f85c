import css from './illustration.module.css';

/** Right of noon: firs, a water tower, wires along the road. Ground at y = 420. */
export function Countryside() {
  return (
    <>
      <Wires />
      <WaterTower />
      <Fir x={934} height={118} />
      <Fir x={964} height={84} />
      <Fir x={1104} height={132} />
      <Fir x={1148} height={96} />
      <Fir x={1214} height={150} />
    </>
  );
}

/** Two wires that end at `x`. */
function wiresOf(width: number, x: number): string {
  const wire = `q${width / 2} 22 ${width} 0`;
  return `M${x - width} 300${wire}M${x - width} 312${wire}`;
}

/** «Хвоя»: the tree of the brand's colour. */
function Fir({ x, height }: { x: number; height: number }) {
  const tier = height / 4;
  const half = height / 4.4;
  const branches = [0, 1, 2].map((index) => {
    const reach = half * (0.55 + index * 0.225);
    return `L${x + reach} ${420 - height + tier * (index + 1.35)}l${-reach * 0.5} ${-tier * 0.2}`;
  });
  const mirrored = [2, 1, 0].map((index) => {
    const reach = half * (0.55 + index * 0.225);
    return `L${x - reach * 0.5} ${420 - height + tier * (index + 1.15)}l${-reach * 0.5} ${tier * 0.2}`;
  });
  return (
    <>
      <path className={css.shade} d={`M${x - half} 421h${half * 2}l-6 4h${12 - half * 2}z`} />
      <path d={`M${x} 420v${-tier}`} />
      <path
        className={css.solid}
        d={`M${x} ${420 - height}${branches.join('')}L${x + half * 1.1} ${420 - tier * 0.35}H${x - half * 1.1}${mirrored.join('')}z`}
      />
      <path className={css.light} d={`M${x} ${420 - height * 0.8}v${height * 0.62}`} opacity="0.35" />
    </>
  );
}

function WaterTower() {
  return (
    <>
      <path className={css.shade} d="M1002 421h44l-6 4h-32z" />
      <path
        className={css.sheet}
        d="M1016 420v-96h16v96zM1004 324l12 0h16l12 0v-58h-40zM1004 266l20-18 20 18z"
      />
      <path
        className={css.soft}
        d="M1004 284h40M1004 306h40M1028 324v96M1028 334h4M1028 346h4M1028 358h4M1028 370h4M1028 382h4"
      />
      <path className={css.shade} d="M1016 324h16v5h-16zM1004 266h40v4h-40z" />
    </>
  );
}

/** None at the edge of a crop of `HeroNoon`, where only a scrap of it would be left: 900, 980, 1100 and 1240. */
const POLES = [909, 990, 1070, 1158, 1250];

function Wires() {
  return (
    <>
      {POLES.slice(1).map((x, index) => (
        <path key={x} className={css.soft} d={wiresOf(x - (POLES[index] ?? x), x)} />
      ))}
      {POLES.map((x) => (
        <path key={x} d={`M${x} 420v-132M${x - 9} 300h18M${x - 9} 312h18M${x - 9} 300v-5M${x + 9} 300v-5`} />
      ))}
    </>
  );
}
