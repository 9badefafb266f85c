import { useLoaderData } from 'react-router-dom';
import { Container, useShellData } from '@polden/ui';
import { AcceptedRequest } from '../loan-request/accepted-request.tsx';
import { Conditions } from './conditions.tsx';
import { Counters } from './counters.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { LegalNotes } from './legal-notes.tsx';
import { LoanDesk } from './loan-desk.tsx';
import type { LoanPageData } from './loan-page.loader.ts';
import type { LoanPageModel } from './loan-page.model.ts';
import { Reasons } from './reasons.tsx';
import { Requirements } from './requirements.tsx';
import { HowItWorks } from './how-it-works.tsx';
import css from './loan-page.module.css';

/** A page that offers loans: every section of it in order, with the page's own words. */
export function LoanPage({ model }: { model: LoanPageModel }) {
  const { products: known, documents, today, lead } = useLoaderData<LoanPageData>();
  const { brand } = useShellData();
  const products = model.products.flatMap((code) => known?.filter(({ product }) => product === code) ?? []);

  return (
    <>
      <title>{`${model.title} в ${brand.name}`}</title>
      <meta name="description" content={model.description} />
      <Hero model={model} products={products} today={today} />
      <div className={css.desk}>
        <Container>
          {lead ? (
            <AcceptedRequest key={lead.leadId} lead={lead} />
          ) : (
            <LoanDesk products={products} preset={model.preset} documents={documents} today={today} />
          )}
        </Container>
      </div>
      <HowItWorks steps={model.steps} />
      <Reasons reasons={model.reasons} />
      {model.requirements && <Requirements requirements={model.requirements} />}
      {products.length > 0 && <Conditions products={products} today={today} />}
      {model.counters && <Counters />}
      <Faq items={model.faq} />
      <LegalNotes />
    </>
  );
}
