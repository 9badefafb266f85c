import { Card, Grid, Icon, PhoneDetails, Section } from '@polden/ui';
import { PAPERS } from './investor-page.content.ts';
import css from './investor-page.module.css';

export function Papers() {
  return (
    <Section title="Документы" lead="Проект договора присылаем заранее, до встречи и без обязательств.">
      <PhoneDetails summary="Что понадобится">
        <Grid min="m">
          {PAPERS.map(({ title, items }) => (
            <Card key={title} padding="l">
              <div className={css.papers}>
                <h3>{title}</h3>
                <ul role="list">
                  {items.map((item) => (
                    <li key={item}>
                      <Icon name="document" size={20} />
                      <span>{item}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </Card>
          ))}
        </Grid>
      </PhoneDetails>
    </Section>
  );
}
