import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Chart, type ChartProps } from './chart.tsx';

const chart: ChartProps = {
  title: 'Доход по месяцам',
  series: [
    { name: 'Доход', draw: 'bar' },
    { name: 'С капитализацией', draw: 'line' },
  ],
  points: [
    { mark: '1', label: '1-й месяц', values: [100_00, 100_00], pending: true },
    { mark: '2', label: '2-й месяц', values: [200_00, 210_50], pending: true },
    { mark: '3', label: '3-й месяц', values: [300_00, null] },
  ],
  axisName: 'Месяц',
  fileName: 'dohod',
};
const spoken = () => screen.getByRole('slider', { name: 'Месяц' }).getAttribute('aria-valuetext');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('Chart', () => {
  it('is a named figure with a table of its own figures inside', () => {
    render(<Chart {...chart} />);
    const figure = screen.getByRole('figure', { name: 'Доход по месяцам' });
    const table = within(figure).getByRole('table', { name: 'Доход по месяцам', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual([
      'МесяцДоходС капитализацией',
      '1-й месяц100 ₽100 ₽',
      '2-й месяц200 ₽210,50 ₽',
      '3-й месяц300 ₽—',
    ]);
  });

  it('takes a richer table in its place', () => {
    render(
      <Chart {...chart}>
        <table aria-label="Другая" />
      </Chart>,
    );
    expect(screen.getByRole('table', { name: 'Другая' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Доход по месяцам', hidden: true })).toBeNull();
  });

  it('says a single point in words and draws nothing of it', () => {
    render(<Chart {...chart} points={chart.points.slice(0, 1)} />);
    const figure = screen.getByRole('figure', { name: 'Доход по месяцам' });
    expect(plain(figure.textContent)).toMatch(/1-й месяц.*Доход.*100 ₽/u);
    expect(within(figure).getAllByRole('row', { hidden: true })).toHaveLength(2);
    expect(figure.querySelector('svg[data-drawing]')).toBeNull();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('link', { name: /Скачать/ })).toBeNull();
  });

  it('starts at the last point and says each one that is walked to', () => {
    render(<Chart {...chart} />);
    expect(plain(spoken())).toBe('3-й месяц. Доход: 300 ₽. С капитализацией: —');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    expect(plain(spoken())).toBe('2-й месяц. Доход: 200 ₽. С капитализацией: 210,50 ₽');
  });

  it('stays on a point that there is when they become fewer', () => {
    const { rerender } = render(<Chart {...chart} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    rerender(<Chart {...chart} points={chart.points.slice(0, 2)} />);
    expect(spoken()).toMatch(/^2-й месяц/u);
  });

  it('gives its figures away as a table that a spreadsheet reads, without a script', () => {
    render(<Chart {...chart} />);
    const link = screen.getByRole('link', { name: 'Скачать таблицу (CSV)' });
    expect(link.getAttribute('download')).toBe('dohod.csv');
    const csv = decodeURIComponent(
      link.getAttribute('href')?.replace('data:text/csv;charset=utf-8,', '') ?? '',
    );
    expect(csv).toBe(
      '\uFEFF"Месяц";"Доход, ₽";"С капитализацией, ₽"\r\n' +
        '"1-й месяц";"100,00";"100,00"\r\n"2-й месяц";"200,00";"210,50"\r\n"3-й месяц";"300,00";""\r\n',
    );
  });
});
