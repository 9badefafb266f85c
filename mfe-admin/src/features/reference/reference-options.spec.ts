import { describe, expect, it } from '@jest/globals';
import type { ContentListRow } from '@polden/api-contract';
import { documentCategory, faqCategory, menuItem } from '@polden/content-model';
import { optionsOf } from './reference-options.ts';

const row = (id: number, title: string, cells: object = {}): ContentListRow =>
  ({ id, title, cells }) as unknown as ContentListRow;

const MENU = [
  row(1, 'Займы', { kind: 'main', parent: null }),
  row(2, 'Контакты', { kind: 'main', parent: 1 }),
  row(3, 'Компания', { kind: 'footer', parent: null }),
  row(4, 'Контакты', { kind: 'footer', parent: 3 }),
];
const labels = (like: string | null, present = '') =>
  optionsOf(menuItem, MENU, { present, like }).map(({ label }) => label);

describe('what an item may stand inside', () => {
  it('is of its own menu, told apart by the way to it', () => {
    expect(labels('main')).toEqual(['Займы', 'Займы → Контакты']);
    expect(labels('footer')).toEqual(['Компания', 'Компания → Контакты']);
  });

  it('is neither the item itself nor what stands in it, at any depth', () => {
    const deep = [...MENU, row(5, 'Офисы', { kind: 'main', parent: 2 })];
    const inside = (own: number, present = '') =>
      optionsOf(menuItem, deep, { present, like: 'main', own }).map(({ label }) => label);
    expect(inside(1)).toEqual([]);
    expect(inside(2)).toEqual(['Займы']);
    expect(inside(5, '2')).toEqual(['Займы', 'Займы → Контакты']);
  });

  it('does not go round in a circle that somebody has left behind', () => {
    const circle = [
      row(1, 'Раз', { parent: 2 }),
      row(2, 'Два', { parent: 1 }),
      row(3, 'Три', { parent: null }),
    ];
    const own = { present: '', own: 3 };
    expect(optionsOf(documentCategory, circle, own).map(({ value }) => value)).toEqual(['1', '2']);
  });

  it('says its menu where items of all are chosen among, or one of another is there', () => {
    expect(labels(null)).toEqual([
      'Займы (Главное)',
      'Займы → Контакты (Главное)',
      'Компания (В подвале)',
      'Компания → Контакты (В подвале)',
    ]);
    expect(labels('footer', '1')).toEqual(['Займы (Главное)', 'Компания', 'Компания → Контакты']);
  });

  it('is shown as it is called where there are no menus', () => {
    const sections = [row(1, 'Займы', { parent: null }), row(2, 'Тарифы', { parent: 1 })];
    expect(optionsOf(documentCategory, sections, { present: '' }).map(({ label }) => label)).toEqual([
      'Займы',
      'Займы → Тарифы',
    ]);
    expect(optionsOf(faqCategory, [row(7, 'Оплата')], { present: '' })).toEqual([
      { value: '7', label: 'Оплата' },
    ]);
  });
});
