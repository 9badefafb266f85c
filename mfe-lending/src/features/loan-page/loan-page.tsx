import { Suspense, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BelowFold, CityWords, Container } from '@polden/ui';
import { AcceptedRequest } from '../loan-request/steps.ts';
import { Conditions } from './conditions.tsx';
import { OWN_TEXT, withEditorTexts } from './editor-texts.ts';
import { Faq } from './faq.tsx';
import { withFigures } from './figures-in-texts.ts';
import { Hero } from './hero.tsx';
import { LegalNotes } from './legal-notes.tsx';
import { LoanDesk } from './loan-desk.tsx';
import { LoanPageMeta } from './loan-page-meta.tsx';
import type { LoanFigures } from '../calculator/loan-offer.model.ts';
import type { LoanPageData } from './loan-page.loader.ts';
import type { LoanPageModel } from './loan-page.model.ts';
import { OwnText } from './own-text.tsx';
import { PageSections } from './sections/page-sections.tsx';
import css from './loan-page.module.css';

export interface LoanPageProps {
  model: LoanPageModel;
  /** What only this page has: after its sections. */
  children?: ReactNode;
}

/** A page about loans: its first screen, the calculator with the request, its own sections, the conditions and the law. */
export function LoanPage({ model, children }: LoanPageProps) {
  const {
    products: known,
    promotion,
    documents,
    today,
    texts,
    cityTexts,
    lead,
  } = useLoaderData<LoanPageData>();
  const page = withFigures(model, known ?? [], promotion);
  const { hero, above, offer, sections, faq } = withEditorTexts(page, texts);
  const offered = offer?.products.flatMap((code) => known?.filter(({ product }) => product === code) ?? []);
  const figures: LoanFigures = { products: offered ?? [], promotion, today };
  const ownText = texts[OWN_TEXT];

  return (
    <>
      <LoanPageMeta model={page} figures={figures} />
      <Hero hero={hero} above={above ?? []} figures={offer && figures} />
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
        <PageSections sections={sections} figures={{ products: known ?? [], promotion, today }} />
        {children}
        {figures.products.length > 0 && (
          <Conditions products={figures.products} promotion={figures.promotion} />
        )}
        {ownText && <OwnText html={ownText} />}
        <CityWords texts={cityTexts} />
        {faq.length > 0 && <Faq items={faq} />}
        <LegalNotes
          lends={figures.products.length > 0}
          toBusiness={offer?.form === 'business'}
          today={today}
        />
      </BelowFold>
    </>
  );
}
