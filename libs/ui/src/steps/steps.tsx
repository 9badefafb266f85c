import type { ReactNode } from 'react';
import { DAY_PATH, dayHeight } from '../day-arc/day-arc.tsx';
import { tied } from '../typography/tied.ts';
import css from './steps.module.css';

export interface Step {
  title: ReactNode;
  text?: ReactNode;
}

export interface StepsProps {
  items: Step[];
}

/** How something goes, in order: over each step the sun stands higher, over the last one it is noon. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={css.steps} role="list">
      {items.map((item, index) => (
        <li key={index} className={css.step}>
          <Hour p={(0.5 * (index + 0.5)) / (items.length - 0.5)} />
          <div>
            <h3 className={css.title}>
              <span className={css.number}>{index + 1}</span>
              {tied(item.title)}
            </h3>
            {item.text && <div className={css.text}>{item.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Hour({ p }: { p: number }) {
  return (
    <svg className={css.hour} viewBox="-10 -10 120 64" width="120" height="64" aria-hidden="true">
      <path className={css.path} d={DAY_PATH} transform="scale(1 .44)" />
      <path className={css.horizon} d="M-10 44h120" />
      <path className={css.shadow} d={`M${100 * p} 44v-${44 * dayHeight(p)}`} />
      <circle className={css.sun} cx={100 * p} cy={44 - 44 * dayHeight(p)} r="7" />
    </svg>
  );
}
