import { useId, type CSSProperties, type ReactNode } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  label: ReactNode;
  /** Percent, 1 to 100; others are brought into these bounds. */
  value: number;
}

const MORNING_PATH = 'M0 100Q50 0 100 0';

/** The sun climbs from the horizon to noon: 100 % is the zenith. */
export function Progress({ label, value }: ProgressProps) {
  const labelId = useId();
  const percent = Math.round(Math.min(100, Math.max(1, value)));
  const morning: CSSProperties & Record<'--p', number> = { '--p': percent / 100 };
  return (
    <div className={css.progress}>
      <div
        className={css.sky}
        style={morning}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={percent}
        aria-valuemin={1}
        aria-valuemax={100}
      >
        <svg className={css.path} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={MORNING_PATH} />
        </svg>
        <svg className={css.passed} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={MORNING_PATH} />
        </svg>
        <span className={css.sun} />
        <span className={css.percent} aria-hidden="true">
          {percent}
          <small>%</small>
        </span>
      </div>
      <p className={css.label} id={labelId}>
        {label}
      </p>
    </div>
  );
}
