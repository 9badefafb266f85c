import { PhoneDetails, Section, Steps } from '@polden/ui';
import { STEPS } from './investor-page.content.ts';

export function HowItWorks() {
  return (
    <Section title="Как это проходит" lead="От первого звонка до подписи решаете вы, и торопить мы не будем.">
      <PhoneDetails summary="Четыре шага">
        <Steps items={STEPS} />
      </PhoneDetails>
    </Section>
  );
}
