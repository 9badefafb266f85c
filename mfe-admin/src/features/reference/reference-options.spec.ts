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
