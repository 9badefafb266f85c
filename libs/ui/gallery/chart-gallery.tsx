import { formatRubles, formatRublesShort } from '@polden/ru';
import { BarChart, Card, DataTable, Grid, Section, type ChartBar } from '../src/index.ts';

function bars(count: number): ChartBar[] {
  return Array.from({ length: count }, (_, index) => ({
    mark: String(index + 1),
    label: `${index + 1}-й месяц`,
    value: 22_500 * (index + 1),
    compared: Math.round(1_500_000 * (1.015 ** (index + 1) - 1)),
    pending: index + 1 < count,
  }));
}

export function ChartGallery() {
  return (
    <Section title="Графики" lead="Столбцы и таблица с теми же числами.">
      <Grid min="l">
        {[12, 36].map((count) => (
          <Card key={count}>
            <BarChart
              title={`Доход за ${count} месяцев`}
              bars={bars(count)}
              valueName="Доход"
              comparedName="С капитализацией"
              format={formatRubles}
              formatShort={formatRublesShort}
              axisName="Месяц"
            >
              <DataTable
                caption="Последний месяц"
                columns={[
                  { key: 'label', title: 'Месяц', cell: (bar) => bar.label },
                  { key: 'value', title: 'Доход', kind: 'number', cell: (bar) => formatRubles(bar.value) },
                ]}
                rows={bars(count).slice(-1)}
                rowKey={(bar) => bar.mark}
              />
            </BarChart>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
