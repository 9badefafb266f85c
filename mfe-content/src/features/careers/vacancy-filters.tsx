import { Link } from 'react-router-dom';
import type { CareersData } from './careers.loaders.ts';
import { choicesOf, filterAddress, isSame, type VacancyFilter } from './vacancy-filter.ts';
import css from './careers.module.css';

const TITLES: Record<keyof VacancyFilter, [title: string, all: string]> = {
  city: ['Город', 'Все города'],
  department: ['Отдел', 'Все отделы'],
};

/** Links, so that each choice has an address. */
export function VacancyFilters({ all, filter }: Pick<CareersData, 'all' | 'filter'>) {
  return (
    <div className={css.filters}>
      {(['city', 'department'] as const).map((field) => (
        <Choices key={field} field={field} choices={choicesOf(all, field)} filter={filter} />
      ))}
    </div>
  );
}

interface ChoicesProps {
  field: keyof VacancyFilter;
  choices: readonly string[];
  filter: VacancyFilter;
}

function Choices({ field, choices, filter }: ChoicesProps) {
  const [title, everything] = TITLES[field];
  const chosen = filter[field];
  const isChosen = (choice: string | null) =>
    choice === null || chosen === null ? choice === chosen : isSame(choice, chosen);
  if (choices.length < 2) return null;
  return (
    <nav aria-label={title} className={css.choices}>
      <p className={css.choiceTitle}>{title}</p>
      <ul role="list" className={css.choiceList}>
        {[null, ...choices].map((choice) => (
          <li key={choice ?? ''}>
            <Link
              to={filterAddress({ ...filter, [field]: choice })}
              className={css.choice}
              aria-current={isChosen(choice) ? 'true' : undefined}
              preventScrollReset
            >
              {choice ?? everything}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
