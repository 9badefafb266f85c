import { Chart, type ChartSeries } from '@polden/charts';
import { bondByYear, type BrokerAccount } from '@polden/lending-math';
import { useMemo } from 'react';
import type { BondChoice } from '../bond-choice/bond-choice.ts';
import { termsOf } from '../bond-choice/bond-words.ts';

const SERIES: Record<BrokerAccount, ChartSeries[]> = {
  CLASSIC: [{ name: 'Прибыль: купоны', draw: 'bar' }],
  ISS: [
    { name: 'Прибыль: вычет', draw: 'bar' },
    { name: 'Купоны', draw: 'line' },
  ],
};

/** The profit year by year from today on; the account says which series are drawn. */
export function BondByYear({ choice }: { choice: BondChoice }) {
  const { bond, paidCoupons, account, sumRubles } = choice;
  const points = useMemo(() => {
    return bondByYear(termsOf(bond, sumRubles, paidCoupons), account.type).map(
      ({ number, profitKopecks, couponKopecks }) => ({
        mark: String(number),
        label: `${number}-й год`,
        values: account.type === 'CLASSIC' ? [profitKopecks] : [profitKopecks, couponKopecks],
      }),
    );
  }, [bond, paidCoupons, account, sumRubles]);
  return (
    <Chart
      title={`Прибыль по годам, счёт: ${account.title}`}
      series={SERIES[account.type]}
      points={points}
      axisName="Год"
      fileName="pribyl-po-obligaciyam"
    />
  );
}
