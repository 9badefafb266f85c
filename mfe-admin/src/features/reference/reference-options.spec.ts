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
  it('is of its own menu, told from others by the way to it', () => {
    expect(labels('main')).toEqual(['Займы']);
    expect(labels('main', '2')).toEqual(['Займы', 'Займы → Контакты']);
    expect(labels('footer')).toEqual(['Компания']);
  });

  it('has a level left in its menu for the item and for what stands in it', () => {
    const menus = [
      ...MENU,
      row(5, 'Инвесторам', { kind: 'main', parent: null }),
      row(6, 'Отзывы', { kind: 'header', parent: null }),
    ];
    const holding = (like: string, own: number | null = null) =>
      optionsOf(menuItem, menus, { present: '', like, own }).map(({ label }) => label);
    expect(holding('main')).toEqual(['Займы', 'Инвесторам']);
    expect(holding('main', 2)).toEqual(['Займы', 'Инвесторам']);
    expect(holding('main', 1)).toEqual([]);
    expect(holding('header')).toEqual([]);
  });

  it('is neither the item itself nor what stands in it, at any depth', () => {
    const deep = [
      row(1, 'Займы', { parent: null }),
      row(2, 'Тарифы', { parent: 1 }),
      row(5, 'Архив', { parent: 2 }),
    ];
    const inside = (own: number) =>
      optionsOf(documentCategory, deep, { present: '', own }).map(({ label }) => label);
    expect(inside(1)).toEqual([]);
    expect(inside(2)).toEqual(['Займы']);
    expect(inside(5)).toEqual(['Займы', 'Займы → Тарифы']);
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
    expect(labels(null, '2')).toEqual([
      'Займы (Главное)',
      'Займы → Контакты (Главное)',
      'Компания (В подвале)',
    ]);
    expect(labels('footer', '1')).toEqual(['Займы (Главное)', 'Компания']);
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
