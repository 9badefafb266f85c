import { useLoaderData } from 'react-router-dom';
import { ButtonLink, PageMeta } from '@polden/ui';
import { Day, Facts, readingTimeOf } from '../../parts/facts.tsx';
import { Reading } from '../../parts/reading.tsx';
import type { TermsPageData } from './terms.loaders.ts';
import { TERMS_PATH } from './terms-path.ts';
import css from './terms.module.css';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: TERMS_PATH, label: 'Условия займов' },
];

export function Component() {
  const { page, text } = useLoaderData<TermsPageData>();
  return (
    <>
      <PageMeta title={page.title} description={page.lead} breadcrumbs={WAY_UP} type="article" />
      <Reading
        wayUp={WAY_UP}
        title={page.title}
        lead={page.lead}
        text={text}
        facts={
          <Facts>
            <>
              Действуют с <Day at={page.public_at} />
            </>
            {readingTimeOf(text)}
          </Facts>
        }
      >
        <p className={css.next}>
          <ButtonLink to="/">Рассчитать платёж</ButtonLink>
        </p>
      </Reading>
    </>
  );
}
