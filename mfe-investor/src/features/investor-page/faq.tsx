import { Details, Section } from '@polden/ui';
import { FAQ } from './investor-page.content.ts';

export function Faq() {
  return (
    <Section title="Спрашивают чаще всего" layout="aside">
      {FAQ.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <p>{answer}</p>
        </Details>
      ))}
    </Section>
  );
}
