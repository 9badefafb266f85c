import { CityWords } from '@polden/ui';
import { Conditions } from './conditions.tsx';
import { OWN_TEXT } from './editor-texts.ts';
import { Faq } from './faq.tsx';
import { LegalNotes } from './legal-notes.tsx';
import type { LoanPageData } from './loan-page.loader.ts';
import type { LoanPageModel } from './loan-page.model.ts';
import { filledPage } from './filled-page.ts';
import { OwnText } from './own-text.tsx';

export interface TermsProps {
  model: LoanPageModel;
  data: LoanPageData;
}

/** The end of a page about loans: the conditions, the editors' words, questions and the law. */
export function Terms({ model, data }: TermsProps) {
  const { promotion, today, texts, cityTexts } = data;
  const { offer, faq, lent } = filledPage(model, data);
  const ownText = texts[OWN_TEXT];
  return (
    <>
      {lent.length > 0 && <Conditions products={lent} promotion={promotion} />}
      {ownText && <OwnText html={ownText} />}
      <CityWords texts={cityTexts} />
      {faq.length > 0 && <Faq items={faq} />}
      <LegalNotes lends={lent.length > 0} toBusiness={offer?.form === 'business'} today={today} />
    </>
  );
}
