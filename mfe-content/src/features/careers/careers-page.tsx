import { RequestPanel } from '@polden/request-form';
import { ButtonLink, HouseCall, PageMeta, Section, Stack, useShellData } from '@polden/ui';
import { useLoaderData } from 'react-router-dom';
import { PageTop } from '../../parts/page-top.tsx';
import { COMPANY_WAY_UP } from '../../parts/company-paths.ts';
import { type CompanyPromise, Promises } from '../company/promises.tsx';
import { REPLY_WITHOUT_VACANCY, RESUME_LINK } from './careers.forms.ts';
import type { CareersData } from './careers.loaders.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { filterAddress } from './vacancy-filter.ts';
import { VacancyFilters } from './vacancy-filters.tsx';
import css from './careers.module.css';

const REASONS: CompanyPromise[] = [
  {
    icon: 'document',
    title: 'Договор с первого дня',
    text: 'Белая зарплата, отпуск и больничный по закону, медицинская страховка после испытательного срока.',
  },
  {
    icon: 'speech',
    title: 'Без скриптов',
    text: 'Ни продаж через силу, ни планов по выдачам: премия зависит от качества, а не от числа займов.',
  },
  {
    icon: 'clock',
    title: 'В шесть — значит в шесть',
    text: 'Рабочий день кончается вовремя. Смены известны на месяц вперёд.',
  },
  {
    icon: 'friends',
    title: 'Учим своих',
    text: 'Школа оценщиков, наставник на первый месяц, конференции за наш счёт.',
  },
];

export function Component() {
  const { vacancies, all, filter } = useLoaderData<CareersData>();
  const { name, nameLocative } = useShellData().brand;
  const isFiltered = filter.city !== null || filter.department !== null;
  return (
    <>
      <PageMeta
        title={`Работа в «${nameLocative}»: вакансии`}
        description={`Вакансии компании «${name}» по городам и отделам: чем заниматься, сколько платим и как проходит знакомство. Откликнуться можно и без вакансии.`}
        breadcrumbs={COMPANY_WAY_UP}
        noindex={isFiltered}
      />
      <PageTop
        wayUp={COMPANY_WAY_UP}
        title={`Работа в «${nameLocative}»`}
        lead="Ищем тех, кому приятно говорить людям правду о деньгах. Остальному научим."
        actions={
          <>
            <ButtonLink href="#vakansii" size="l">
              Посмотреть вакансии
            </ButtonLink>
            <ButtonLink href={`#${REPLY_WITHOUT_VACANCY.name}`} variant="secondary" size="l">
              Отправить резюме
            </ButtonLink>
          </>
        }
        drawing={<HouseCall />}
      />
      <Section id="vakansii" title="Вакансии">
        <Stack gap="l">
          <VacancyFilters all={all} filter={filter} />
          {vacancies.length > 0 ? (
            <ul role="list" className={css.list}>
              {vacancies.map((vacancy) => (
                <li key={vacancy.id}>
                  <VacancyCard vacancy={vacancy} />
                </li>
              ))}
            </ul>
          ) : (
            <div className={css.nothing}>
              <p>
                {all.length === 0
                  ? 'Открытых вакансий сейчас нет. Оставьте резюме: напишем, когда место появится.'
                  : 'Таких вакансий сейчас нет.'}
              </p>
              {isFiltered && (
                <ButtonLink to={filterAddress({ city: null, department: null })} variant="secondary">
                  Показать все
                </ButtonLink>
              )}
            </div>
          )}
        </Stack>
      </Section>
      <Section title="Как у нас работается" tone="sunken">
        <Promises items={REASONS} />
      </Section>
      <Section label="Резюме в файле">
        <RequestPanel model={REPLY_WITHOUT_VACANCY} />
      </Section>
      <Section label="Ссылка на резюме" tone="sunken">
        <RequestPanel model={RESUME_LINK} />
      </Section>
    </>
  );
}
