import type { ProductInfo } from '@polden/api-contract';
import { ButtonLink, Container, PageHeading } from '@polden/ui';
import { CALCULATOR_ANCHOR } from '../calculator/calculator.tsx';
import { FullCostLine } from './full-cost-line.tsx';
import type { LoanPageModel } from './loan-page.model.ts';
import css from './loan-page.module.css';

export interface HeroProps {
  model: LoanPageModel;
  products: readonly ProductInfo[];
  today: string;
}

/** The first screen: one promise, and what it costs before anything else is said. */
export function Hero({ model: { hero }, products, today }: HeroProps) {
  return (
    <Container>
      <div className={css.hero}>
        <div className={css.promise}>
          <PageHeading size="display" title={hero.title} lead={hero.lead}>
            <ul className={css.facts} role="list">
              {hero.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className={css.heroAction}>
              <ButtonLink href={`#${CALCULATOR_ANCHOR}`} size="l">
                Выбрать сумму и срок
              </ButtonLink>
            </div>
          </PageHeading>
          <FullCostLine products={products} today={today} />
        </div>
        <div className={css.illustration}>{hero.illustration}</div>
      </div>
    </Container>
  );
}
