import { Details, Section } from '@polden/ui';
import type { Question } from './loan-page.model.ts';

export function Faq({ items }: { items: Question[] }) {
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
