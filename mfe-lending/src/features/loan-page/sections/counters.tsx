import type { TotalCounter } from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { Grid, Section, Stat, useShellData } from '@polden/ui';
import { useCounter } from './use-counter.ts';

const LABELS: Record<TotalCounter['module'], string> = {
  loans: 'Выдали займов',
  investments: 'Привлекли инвестиций',
};

/** The company's totals, growing while one reads. */
export function Counters() {
  const { brand, counters, settings } = useShellData();
  if (counters.length === 0) return null;
  return (
    <Section title={`«${brand.name}» в цифрах`} tone="deep">
      <Grid min="l">
        {counters.map((counter) => (
          <Counter key={counter.module} counter={counter} pageDate={settings.currentDate} />
        ))}
      </Grid>
    </Section>
  );
}

function Counter({ counter, pageDate }: { counter: TotalCounter; pageDate: string }) {
  const rubles = useCounter(counter, pageDate);
  return (
    <Stat
      size="l"
      label={LABELS[counter.module]}
      value={formatRubles(rubles)}
      hint={`Прибавляется около ${formatRubles(counter.velocity)} в месяц`}
    />
  );
}
