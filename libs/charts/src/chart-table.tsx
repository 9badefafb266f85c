import { formatKopecks } from '@polden/ru';
import { DataTable, type Column } from '@polden/ui';
import type { ChartData, ChartPoint } from './chart.model.ts';

interface ChartTableProps {
  data: ChartData;
  caption: string;
  axisName: string;
}

/** What the drawing says, point by point. */
export function ChartTable({ data: { series, points }, caption, axisName }: ChartTableProps) {
  const columns: Column<ChartPoint>[] = [
    { key: 'label', title: axisName, cell: ({ label }) => label },
    ...series.map(({ name }, index): Column<ChartPoint> => ({
      key: String(index),
      title: name,
      kind: 'number',
      cell: ({ values }) => sum(values[index]),
    })),
  ];
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={[...points]}
      rowKey={({ mark }) => mark}
    />
  );
}

function sum(kopecks: number | null | undefined): string {
  return kopecks === null || kopecks === undefined ? '—' : formatKopecks(kopecks);
}
