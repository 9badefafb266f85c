import { Grid, Icon, Section } from '@polden/ui';
import { RISKS } from './investor-page.content.ts';
import css from './investor-page.module.css';

export function Risks() {
  return (
    <Section
      id="riski"
      tone="sunken"
      title="Чем вы рискуете"
      lead="Это не мелкий шрифт. Прочитайте прежде, чем решать."
    >
      <Grid min="l" gap="xl">
        {RISKS.map(({ icon, title, text }) => (
          <div key={title} className={css.risks}>
            <Icon name={icon} size={32} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
