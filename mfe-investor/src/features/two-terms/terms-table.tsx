import { formatDate, formatKopecks, formatPercent } from '@polden/ru';
import { DataTable, type Column } from '@polden/ui';
import { formatMonths } from '../deposit-calculator/format-months.ts';
import type { ReckonedDeposit } from './two-terms.tsx';

interface Line {
  name: string;
  of: (one: ReckonedDeposit) => string;
}

const LINES: Line[] = [
  { name: 'Ставка в год', of: ({ deposit }) => formatPercent(deposit.yearPercent) },
  { name: 'Доход за срок', of: ({ calculation }) => formatKopecks(calculation.interestKopecks) },
];
const TAXED: Line[] = [
  {
    name: 'После НДФЛ*',
    of: ({ calculation: { interestKopecks, taxKopecks } }) => formatKopecks(interestKopecks - taxKopecks),
  },
];
const LAST: Line[] = [
  { name: 'Сумма вернётся', of: ({ calculation }) => formatDate(calculation.last.date, 'DD.MM.YYYY') },
];

/** Two deposits line by line. */
export function TermsTable({ shorter, longer }: { shorter: ReckonedDeposit; longer: ReckonedDeposit }) {
  const isTaxed = shorter.calculation.taxes.length > 0;
  const columns: Column<Line>[] = [
    { key: 'name', title: 'Срок', cell: ({ name }) => name },
    ...[shorter, longer].map((one): Column<Line> => ({
      key: String(one.deposit.period),
      title: formatMonths(one.deposit.period),
      kind: 'number',
      cell: ({ of }) => of(one),
    })),
  ];
  return (
    <DataTable
      caption="Два срока: ставка, доход и день возврата"
      captionHidden
      columns={columns}
      rows={[...LINES, ...(isTaxed ? TAXED : []), ...LAST]}
      rowKey={({ name }) => name}
    />
  );
}
