import type { InvestorCalcOptions } from '@polden/api-contract';
import { formatRubles, tieNumbers } from '@polden/ru';
import { Grid, Icon, PhoneDetails, Section } from '@polden/ui';
import { WHO_MAY } from './investor-page.content.ts';
import css from './investor-page.module.css';

/** Who may lend to the company, from which sum, and who had better not. */
export function WhoMay({ options }: { options: InvestorCalcOptions | null }) {
  return (
    <Section
      title="Кто может вложить"
      lead="Порог для людей ставит закон, для организаций — мы. Есть и те, кому мы скажем «не надо»."
    >
      <PhoneDetails summary="Люди, организации и кому мы откажем">
        <Grid min="m" gap="xl">
          {WHO_MAY.map(({ icon, title, text, entity }) => {
            const offered = options?.entities.find(({ id }) => id === entity);
            return (
              <div key={title} className={css.risks}>
                <Icon name={icon} size={32} />
                <h3>{title}</h3>
                {offered && <p className={css.from}>От {formatRubles(offered.minSum)}</p>}
                <p>{tieNumbers(text)}</p>
              </div>
            );
          })}
        </Grid>
      </PhoneDetails>
    </Section>
  );
}
