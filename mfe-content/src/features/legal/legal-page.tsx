import { formatDate } from '@polden/ru';
import { useLoaderData } from 'react-router-dom';
import { PageMeta } from '@polden/ui';
import { Facts, readingTimeOf } from '../../parts/facts.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { Reading } from '../../parts/reading.tsx';
import { PrintButton } from './print-button.tsx';
import type { LegalPageData } from './legal.loader.ts';

/** Pages that a borrower reads before the calculator; the others are read for the law's sake. */
const FOR_BORROWERS = ['usloviya', 'standarts', 'na-chto-obratit-vnimanie-kogda-beresh-zaim'];
const WAY_UP = [{ to: '/', label: 'Главная' }];

export function Component() {
  const { page, text } = useLoaderData<LegalPageData>();
  const { title, lead, valid_from } = page;
  return (
    <>
      <PageMeta title={title} description={lead} breadcrumbs={WAY_UP} type="article" />
      <Reading
        wayUp={WAY_UP}
        title={title}
        lead={lead}
        text={text}
        facts={
          <Facts>
            {valid_from && <time dateTime={valid_from}>Действует с {formatDate(valid_from, 'long')}</time>}
            {readingTimeOf(text)}
          </Facts>
        }
      >
        <PrintButton />
      </Reading>
      {FOR_BORROWERS.includes(page.url) && <NextStep tone="sunken" />}
    </>
  );
}
