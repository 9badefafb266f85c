import { Section, Steps } from '@polden/ui';
import type { LoanPageModel } from './loan-page.model.ts';

export function HowItWorks({ steps }: { steps: LoanPageModel['steps'] }) {
  return (
    <Section title={steps.title} lead={steps.lead}>
      <Steps items={steps.items} />
    </Section>
  );
}
