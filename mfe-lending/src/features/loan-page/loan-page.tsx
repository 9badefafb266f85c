import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BelowFold, Container } from '@polden/ui';
import { AcceptedRequest } from '../loan-request/steps.ts';
import { filledPage } from './filled-page.ts';
import { Hero } from './hero.tsx';
import { LoanDesk } from './loan-desk.tsx';
import { LoanPageMeta } from './loan-page-meta.tsx';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import type { LoanPageData } from './loan-page.loader.ts';
import type { LoanPageModel } from './loan-page.model.ts';
import { Counters } from './sections/counters.tsx';
import { PageSections, Terms } from './still-parts.ts';
import css from './loan-page.module.css';

export interface LoanPageProps {
  model: LoanPageModel;
  /** What only this page has: after its sections. */
  children?: ReactNode;
}

/** A page about loans: its first screen, the calculator with the request, its own sections, the conditions and the law. */
export function LoanPage({ model, children }: LoanPageProps) {
  const data = useLoaderData<LoanPageData>();
  const { products: known, promotion, documents, today, lead } = data;
  const page = filledPage(model, data);
  const { hero, above, offer, offered, lent, sections } = page;
  const figures: LoanFigures = { products: offered, promotion, today };

  return (
    <>
      <LoanPageMeta model={page} figures={figures} />
      <Hero hero={hero} above={above ?? []} lent={offer && lent} />
      {offer && (
        <div className={css.desk}>
          <Container>
            {/* Of a later step the code may still have to come: the server's HTML stays until then. */}
            <Suspense>
              {lead ? (
                <AcceptedRequest key={lead.leadId} lead={lead} />
              ) : (
                <LoanDesk
                  figures={figures}
                  offer={offer}
                  titleLoan={known?.find(({ product }) => product === 'pts')}
                  documents={documents}
                />
              )}
            </Suspense>
          </Container>
        </div>
      )}
      <BelowFold>
        <PageSections model={model} data={data} />
        {sections.some(({ kind }) => kind === 'counters') && <Counters />}
        {children}
        <Terms model={model} data={data} />
      </BelowFold>
    </>
  );
}
