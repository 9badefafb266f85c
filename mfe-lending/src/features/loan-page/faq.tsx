import { Details, Section } from '@polden/ui';
import type { LoanPageModel } from './loan-page.model.ts';

export function Faq({ items }: { items: LoanPageModel['faq'] }) {
  return (
    <Section title="Спрашивают чаще всего" layout="aside">
      {items.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <p>{answer}</p>
        </Details>
      ))}
    </Section>
  );
}
