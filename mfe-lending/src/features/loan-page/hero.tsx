import type { ProductInfo } from '@polden/api-contract';
import { Breadcrumbs, ButtonLink, Container, PageHeading, useShellData, type Breadcrumb } from '@polden/ui';
import { CALCULATOR_ANCHOR } from '../calculator/anchor.ts';
import { FullCostLine } from './full-cost-line.tsx';
import type { PageHero } from './loan-page.model.ts';
import css from './loan-page.module.css';

export interface HeroProps {
  hero: PageHero;
  above: Breadcrumb[];
  /** Null on a page that lends nothing. */
  lent: readonly ProductInfo[] | null;
}

/** The first screen: one promise, and what it costs before anything else is said. */
export function Hero({ hero, above, lent }: HeroProps) {
  const { title, lead } = useWords(hero);
  const deep = hero.tone === 'deep';
  return (
    <div className={deep ? css.deep : undefined} data-theme={deep ? 'dark' : undefined}>
      <Container>
        {above.length > 0 && (
          <div className={css.above}>
            <Breadcrumbs items={above} />
          </div>
        )}
        <div className={css.hero} data-lends={lent !== null}>
          <div className={css.promise}>
            <PageHeading size="display" title={title} lead={lead}>
              <ul className={css.facts} role="list">
                {hero.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <HeroAction action={hero.action} />
            </PageHeading>
            {lent && <FullCostLine products={lent} />}
          </div>
          <div className={css.illustration}>{hero.illustration}</div>
        </div>
      </Container>
    </div>
  );
}

/** On the site of a city the page speaks of it. */
function useWords({ title, lead, city }: PageHero): { title: string; lead: string } {
  const { isDefault } = useShellData().city;
  return city && !isDefault ? city : { title, lead };
}

function HeroAction({ action }: { action: PageHero['action'] | undefined }) {
  if (action) {
    return (
      <ButtonLink to={action.to} size="l">
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <div className={css.heroAction}>
      <ButtonLink href={`#${CALCULATOR_ANCHOR}`} size="l">
        Выбрать сумму и срок
      </ButtonLink>
    </div>
  );
}
