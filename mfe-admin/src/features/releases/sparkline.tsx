import css from './releases.module.css';

const WIDTH = 96;
const HEIGHT = 24;

/** A day in 24 points. `label` says in words what the line shows. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const top = Math.max(...values, 1);
  const points = values.map((value, index) => {
    const x = (index / Math.max(values.length - 1, 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - 1 - (value / top) * (HEIGHT - 2)).toFixed(1)}`;
  });
  return (
    <svg className={css.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline className={css.line} vectorEffect="non-scaling-stroke" points={points.join(' ')} />
    </svg>
  );
}
