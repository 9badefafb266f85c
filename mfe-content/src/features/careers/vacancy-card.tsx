import type { VacancyCard as Vacancy } from '@polden/api-contract';
import { typeset } from '@polden/ru';
import { Facts } from '../../parts/facts.tsx';
import { StoryLink } from '../../parts/story-card.tsx';
import { vacancyAddress } from './vacancy-address.ts';
import css from './careers.module.css';

/** A vacancy among others; the whole card is the link. */
export function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const { title, salary, lead } = vacancy;
  return (
    <article className={css.card}>
      <h3 className={css.cardTitle}>
        <StoryLink to={vacancyAddress(vacancy)} title={title} />
      </h3>
      {salary && <p className={css.salary}>{typeset(salary)}</p>}
      <p className={css.lead}>{lead}</p>
      <VacancyFacts vacancy={vacancy} />
    </article>
  );
}

export function VacancyFacts({
  vacancy: { city, department, employment },
}: {
  vacancy: Pick<Vacancy, 'city' | 'department' | 'employment'>;
}) {
  return (
    <Facts>
      {city}
      {department}
      {employment.title}
    </Facts>
  );
}
