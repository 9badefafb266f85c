import { tieNumbers } from '@polden/ru';
import { Details, Section } from '@polden/ui';
import { FAQ } from './investor-page.content.ts';

export function Faq() {
  return (
    <Section title="Спрашивают чаще всего" layout="aside">
      {FAQ.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <p>{tieNumbers(answer)}</p>
        </Details>
      ))}
    </Section>
  );
}
