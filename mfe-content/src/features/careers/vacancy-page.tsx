import { RequestPanel } from '@polden/request-form';
import { ButtonLink, jobPosting, PageMeta, Section } from '@polden/ui';
import { useLoaderData } from 'react-router-dom';
import { Day, Facts } from '../../parts/facts.tsx';
import { GoOn } from '../../parts/go-on.tsx';
import { Reading } from '../../parts/reading.tsx';
import { ShareButton } from '../../parts/share-button.tsx';
import { COMPANY_PATHS, COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import { replyForm } from './careers.forms.ts';
import type { VacancyData } from './careers.loaders.ts';
import { jobOf } from './job-facts.ts';
import { VacancyCard, VacancyFacts } from './vacancy-card.tsx';
import css from './careers.module.css';

const WAY_UP = [...COMPANY_WAY_UP, { to: COMPANY_PATHS.careers, label: 'Карьера' }];

export function Component() {
  const { vacancy, text, further } = useLoaderData<VacancyData>();
  const { title, lead, city, salary } = vacancy;
  const form = replyForm(vacancy);
  return (
    <>
      <PageMeta
        title={`${title}, ${city}`}
        description={lead}
        breadcrumbs={WAY_UP}
        structured={[jobPosting(jobOf(vacancy, text.html))]}
      />
      <Reading
        wayUp={WAY_UP}
        title={title}
        lead={lead}
        text={text}
        facts={
          <>
            {salary && <p className={css.salary}>{salary}</p>}
            <VacancyFacts vacancy={vacancy} />
            <Facts>
              <>
                Открыта <Day at={vacancy.public_at} />
              </>
            </Facts>
          </>
        }
      >
        <div className={css.next}>
          <ButtonLink href={`#${form.name}`}>Откликнуться</ButtonLink>
          <ShareButton title={title} />
        </div>
      </Reading>
      <Section label="Отклик" tone="sunken">
        {/* A reply to another vacancy is another form. */}
        <RequestPanel key={vacancy.id} model={form} />
      </Section>
      {further.length > 0 && (
        <GoOn title="Ещё вакансии">
          <ul role="list" className={css.list}>
            {further.map((each) => (
              <li key={each.id}>
                <VacancyCard vacancy={each} />
              </li>
            ))}
          </ul>
        </GoOn>
      )}
    </>
  );
}
