import { Grid, Icon, Section } from '@polden/ui';
import type { LoanPageModel } from './loan-page.model.ts';
import css from './loan-page.module.css';

export function Reasons({ reasons }: { reasons: LoanPageModel['reasons'] }) {
  return (
    <Section title={reasons.title} tone="sunken">
      <Grid min="m" gap="xl">
        {reasons.items.map(({ icon, title, text }) => (
          <div key={title} className={css.reason}>
            <Icon name={icon} size={32} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
