import { useLoaderData } from 'react-router-dom';
import { BelowFold, faqPage, PageMeta } from '@polden/ui';
import { Contact } from './contact.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { DESCRIPTION, FAQ, TITLE } from './investor-page.content.ts';
import type { InvestorPageData } from './investor-page.loader.ts';
import { InvestorDesk } from './investor-desk.tsx';
import { LegalNotes } from './legal-notes.tsx';
import { Papers } from './papers.tsx';
import { Posts } from './posts.tsx';
import { Risks } from './risks.tsx';
import { WhoMay } from './who-may.tsx';

const WAY_UP = [{ to: '/', label: 'Главная' }];

/** `/investoram`: what lending to the company earns, and what it risks. */
export function Component() {
  const { options, posts, today } = useLoaderData<InvestorPageData>();
  return (
    <>
      <PageMeta title={TITLE} description={DESCRIPTION} breadcrumbs={WAY_UP} structured={[faqPage(FAQ)]} />
      <Hero options={options} />
      <InvestorDesk options={options} today={today}>
        <WhoMay options={options} />
        <Risks />
      </InvestorDesk>
      <BelowFold>
        <Posts posts={posts} />
        <HowItWorks />
        <Papers />
        <Faq />
        <Contact />
        <LegalNotes />
      </BelowFold>
    </>
  );
}
