import css from './gallery.module.css';
import {
  Grid,
  HeroNoon,
  NotFound,
  Section,
  Success,
  Sunflowers,
  TitleLoan,
  Unavailable,
} from '../src/index.ts';

export function IllustrationGallery() {
  return (
    <Section title="Рисунки">
      <Grid min="l" gap="xl">
        <TitleLoan />
        <Sunflowers />
        <NotFound />
        <Unavailable />
        <Success />
      </Grid>
      <div className={css.wide}>
        <HeroNoon title="Городок, дорога и машина в полдень" />
      </div>
    </Section>
  );
}
