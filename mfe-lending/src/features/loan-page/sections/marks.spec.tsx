import { afterEach, expect, it } from '@jest/globals';
import { Icon, type IconName } from '@polden/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Compare } from './compare.tsx';
import { Requirements } from './requirements.tsx';

afterEach(cleanup);

const figures = { products: [], promotion: null, today: '2026-11-28' };

function marksOf(title: string): string[] {
  const sheet = screen.getByRole('heading', { level: 3, name: title }).parentElement;
  const lines = within(sheet ?? document.body).getAllByRole('listitem');
  return lines.map((line) => line.querySelector('svg')?.innerHTML ?? '');
}

function shapeOf(name: IconName): string {
  const { container, unmount } = render(<Icon name={name} />);
  const shape = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return shape;
}

it('what is not taken has crosses, what is has ticks', () => {
  const groups = [
    { title: 'Подойдёт', items: ['Машина на ходу'] },
    { title: 'Не подойдёт', items: ['В залоге', 'Без ПТС'], negative: true },
  ];
  render(<Requirements section={{ kind: 'requirements', title: 'Машина', groups }} figures={figures} />);
  expect(marksOf('Подойдёт')).toEqual([shapeOf('check')]);
  expect(marksOf('Не подойдёт')).toEqual([shapeOf('close'), shapeOf('close')]);
});

it.each([
  [false, 'dot'],
  [true, 'close'],
] as const)('the other side of a comparison is crossed out only where it forbids: %s', (negative, icon) => {
  const [yes, no] = [
    { title: 'Залог', items: ['Отвечает вещь'] },
    { title: 'Поручитель', items: ['Отвечает доходом'], negative },
  ];
  render(<Compare section={{ kind: 'compare', title: 'Что выбрать', yes, no }} figures={figures} />);
  expect(marksOf('Поручитель')).toEqual([shapeOf(icon)]);
});
