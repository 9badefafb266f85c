import type { InvestorCalcOptions } from '@polden/api-contract';
import { formatPercent, formatRublesShort } from '@polden/ru';
import { ButtonLink, Container, PageHeading, Sunflowers } from '@polden/ui';
import { CALCULATOR_ANCHOR } from '../choice-address/anchor.ts';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import { HERO } from './investor-page.content.ts';
import css from './investor-page.module.css';

/** The first screen: what is offered, and the risk of it before anything else is said. */
export function Hero({ options }: { options: InvestorCalcOptions | null }) {
  return (
    <Container>
      <div className={css.hero}>
        <div className={css.promise}>
          <PageHeading size="display" title={HERO.title} lead={HERO.lead}>
            {options && options.rates.length > 0 && <Facts options={options} />}
            <div className={css.heroAction}>
              <ButtonLink href={`#${CALCULATOR_ANCHOR}`} size="l">
                Посчитать доход
              </ButtonLink>
            </div>
          </PageHeading>
          <p className={css.risk}>
            <strong>Это заём компании, а не вклад.</strong> Деньги не застрахованы Агентством по страхованию
            вкладов (АСВ): вернуть их может только сама компания.
          </p>
        </div>
        <div className={css.illustration}>
          <Sunflowers />
        </div>
      </div>
    </Container>
  );
}

function Facts({ options: { entities, periods, rates } }: { options: InvestorCalcOptions }) {
  const percents = rates.map(({ percent }) => percent);
  const highest = Math.max(...percents);
  const longest = Math.max(...periods);
  const shortest = Math.min(...periods);
  const upTo = Math.min(...percents) === highest ? '' : 'до ';
  const facts = [
    `${upTo}${formatPercent(highest)} годовых`,
    `${shortest === longest ? '' : `${shortest}–`}${formatMonths(longest)}`,
    ...entities.map(({ title, minSum }) => `${title}: от ${formatRublesShort(minSum)}`),
  ];
  return (
    <ul className={css.facts} role="list">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
