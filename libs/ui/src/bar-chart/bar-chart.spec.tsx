import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { BarChart, type BarChartProps } from './bar-chart.tsx';

const chart: BarChartProps = {
  title: 'Доход по месяцам',
  bars: [
    { mark: '1', label: '1-й месяц', value: 100, compared: 100, pending: true },
    { mark: '2', label: '2-й месяц', value: 200, compared: 210, pending: true },
    { mark: '3', label: '3-й месяц', value: 300, compared: 331 },
  ],
  valueName: 'Доход',
  comparedName: 'С капитализацией',
  format: (value) => `${value} ₽`,
  axisName: 'Месяц',
  children: (
    <table>
      <caption>Доход по месяцам, таблица</caption>
    </table>
  ),
};

describe('BarChart', () => {
  it('is a named figure with its table inside', () => {
    render(<BarChart {...chart} />);
    const figure = screen.getByRole('figure', { name: 'Доход по месяцам' });
    expect(within(figure).getByRole('table', { name: 'Доход по месяцам, таблица' })).toBeTruthy();
  });

  it('starts at the last bar and says each one that is walked to', () => {
    render(<BarChart {...chart} />);
    const walk = screen.getByRole('slider', { name: 'Месяц' });
    expect(walk.getAttribute('aria-valuetext')).toBe('3-й месяц. Доход: 300 ₽. С капитализацией: 331 ₽');
    fireEvent.change(walk, { target: { value: '1' } });
    expect(walk.getAttribute('aria-valuetext')).toBe('2-й месяц. Доход: 200 ₽. С капитализацией: 210 ₽');
    expect(screen.getByText('2-й месяц')).toBeTruthy();
    expect(screen.getByText('210 ₽')).toBeTruthy();
  });

  it('stays on a bar that there is when they become fewer', () => {
    const { rerender } = render(<BarChart {...chart} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    rerender(<BarChart {...chart} bars={chart.bars.slice(0, 2)} />);
    expect(screen.getByText('2-й месяц')).toBeTruthy();
  });

  it('gives each bar its share of the height', () => {
    const { container } = render(<BarChart {...chart} />);
    const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect(heights).toEqual([25, 50, 75]);
  });

  it('does without a second series', () => {
    const bars = chart.bars.map(({ mark, label, value }) => ({ mark, label, value }));
    render(<BarChart {...chart} bars={bars} />);
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3-й месяц. Доход: 300 ₽');
    expect(screen.queryByText('С капитализацией')).toBeNull();
  });
});
