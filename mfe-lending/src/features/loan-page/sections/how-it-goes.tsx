import { Section, Steps } from '@polden/ui';
import type { SectionProps } from './page-sections.tsx';

export function HowItGoes({ section: { title, lead, items } }: SectionProps<'steps'>) {
  return (
    <Section title={title} lead={lead}>
      <Steps items={items} />
    </Section>
  );
}
