import { describe, expect, it } from '@jest/globals';
import { checkBlock, checkDemanded, countBlock, type TextBlock, typesetLine } from './index.ts';

const line = (text: string): TextBlock => ({ text, level: null, links: [] });
const LENGTH = 60_000;
/** Far above what a reader in one pass needs, far below what one needs who begins anew at every character. */
const SOON_MS = 3000;

function time(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const LONG: Record<string, string> = {
  'ten thousand words without a rate': 'Заёмщик выбирает посильный срок и сумму. '.repeat(LENGTH / 40),
  'one word': 'a'.repeat(LENGTH),
  digits: '1'.repeat(LENGTH),
  brackets: ')'.repeat(LENGTH),
  'opened braces': '{'.repeat(LENGTH),
  'opened square brackets': '[['.repeat(LENGTH / 2),
  quotes: '"да" '.repeat(LENGTH / 5),
  spaces: ' '.repeat(LENGTH),
  'percents and spaces': `1 %${' '.repeat(LENGTH)}в`,
};

describe.each(Object.entries(LONG))('%s in one line', (_, text) => {
  it('is read and set without a pause', () => {
    const block = line(text);
    expect(time(() => checkBlock(block, { products: [], about: 'заём' }))).toBeLessThan(SOON_MS);
    expect(time(() => checkDemanded([block]))).toBeLessThan(SOON_MS);
    expect(time(() => countBlock(block))).toBeLessThan(SOON_MS);
    expect(time(() => typesetLine(text))).toBeLessThan(SOON_MS);
  });
});

const said = (text: string, group: string): string[] =>
  checkBlock(line(text), { products: [], about: '' })
    .filter((finding) => finding.group === group)
    .map(({ message }) => message);

describe('a text that has been set well', () => {
  it.each(['Заём с любой кредитной историей.', 'Мы никому не отказываем.'])('«%s» says the same', (text) => {
    const set = typesetLine(text);
    expect(set).not.toBe(text);
    expect(said(set, 'law')).toEqual(said(text, 'law'));
    expect(said(set, 'law')).toHaveLength(1);
  });

  it.each([
    'Пишите на a-b.c@polden-zaim.ru - ответим',
    'Смотрите polden.ru/a...b и https://polden.ru/"a"/1-2 %',
    'Код {{ a - b }} и `x - y`',
  ])('keeps addresses: %s', (text) => {
    const set = typesetLine(text);
    for (const kept of text.match(/\S*@\S+|\S*polden\.ru\S+|\{\{.*\}\}|`.*`/gu) ?? [])
      expect(set).toContain(kept);
    expect(typesetLine(set)).toBe(set);
  });

  it('is not spoken of for a space that could break', () => {
    expect(said('Заём на месяц и в срок.', 'typography')).toEqual([]);
    expect(said('Заём - на месяц.', 'typography')).toHaveLength(1);
  });
});

describe('ordinary words', () => {
  it.each([
    ['law', 'Обещаний «без отказа» мы не даём.'],
    ['law', 'Вложения не застрахованы АСВ.'],
    ['plain', 'Ваши персональные данные мы не храним.'],
  ])('are no finding of «%s»: %s', (group, text) => {
    expect(said(text, group)).toEqual([]);
  });

  it('of another sentence do not excuse a promise', () => {
    expect(said('Займ без отказа, без обмана!', 'law')).toHaveLength(1);
    expect(said('Мошенники звонят всем. Займ без отказа.', 'law')).toHaveLength(1);
  });

  it('are proposed for officialese', () => {
    expect(said('Это нужно в целях улучшения.', 'plain')).toEqual(['Канцелярит: «в целях»']);
  });
});
