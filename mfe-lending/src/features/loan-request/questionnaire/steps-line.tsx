import css from './questionnaire.module.css';

export interface StepsLineProps {
  titles: readonly string[];
  /** From 0. */
  at: number;
}

/** How far it is: an hour mark for each step, the sun at this one. */
export function StepsLine({ titles, at }: StepsLineProps) {
  return (
    <div className={css.line}>
      <p className={css.count}>
        Шаг {at + 1} из {titles.length}
      </p>
      <ol className={css.marks} role="list" aria-hidden="true">
        {titles.map((title, index) => (
          <li key={title} className={css.mark} data-state={stateOf(index, at)} />
        ))}
      </ol>
    </div>
  );
}

function stateOf(index: number, at: number): 'passed' | 'here' | 'ahead' {
  if (index === at) return 'here';
  return index < at ? 'passed' : 'ahead';
}
