import { describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Paper } from './paper.ts';
import { printPaper } from './print-paper.ts';

const paper: Paper = {
  title: 'Договор займа',
  subtitle: 'Действует с 1 апреля 2026 года',
  approval: ['УТВЕРЖДЕНО', 'приказом № 7'],
  frames: ['ПОЛНАЯ СТОИМОСТЬ 34,800 %', 'ПОЛНАЯ СТОИМОСТЬ 242 151 ₽'],
  sections: [
    {
      title: 'Предмет',
      points: ['Заём выдаётся.', { table: [['Срок'], ['Один месяц']] }, 'Заём возвращается.'],
    },
    { title: 'Сроки', points: Array.from({ length: 60 }, (_, index) => `Условие ${index + 1}. `.repeat(9)) },
  ],
  closing: ['Подпись ______'],
  footer: 'ООО «Пример»',
  author: 'ООО «Пример»',
  date: new Date('2026-04-01T09:00:00Z'),
};

async function pagesOf(pdf: Buffer): Promise<string[]> {
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text;
}

describe('a printed paper', () => {
  it('numbers its sections, its points but not its tables, and its pages', async () => {
    const pages = await pagesOf(await printPaper(paper));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).toContain('1. Предмет');
    expect(pages[0]).toMatch(/1\.1\.\s+Заём выдаётся\./u);
    expect(pages[0]).toMatch(/1\.2\.\s+Заём возвращается\./u);
    expect(pages.join('\n')).toContain('2.60.');
    pages.forEach((text, index) => {
      expect(text).toContain(`Страница ${index + 1} из ${pages.length}`);
      expect(text).toContain('ООО «Пример»');
    });
  });

  it('says what it is and who wrote it, in Russian for screen readers', async () => {
    const pdf = await printPaper(paper);
    const { info } = await getMeta(new Uint8Array(pdf));
    expect(info).toMatchObject({ Title: paper.title, Author: paper.author, Language: 'ru-RU' });
    expect(await rolesOnFirstPage(pdf)).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
  });

  it('has its frames in the upper right corner of the first page', async () => {
    const [first = ''] = await pagesOf(await printPaper(paper));
    expect(first.indexOf('34,800 %')).toBeLessThan(first.indexOf('Договор займа'));
  });

  it('keeps its letters apart from those of the papers before', async () => {
    // Russian letters are made of Latin ones in the font: those are in its file, and no text.
    await printPaper({
      ...paper,
      sections: [{ title: 'Состав', points: ['Рамы, сцена, Нева, ёлка, МОРЕ.'] }],
    });
    const latin = 'SHA, Phone, SMS, IP, Browser, 3df29ec0ab';
    const pages = await pagesOf(
      await printPaper({ ...paper, sections: [{ title: latin, points: [latin] }] }),
    );
    expect(pages.join(' ').split(latin)).toHaveLength(3);
  });

  it('is the same whenever it is printed, and another one for another day', async () => {
    const pdf = await printPaper(paper);
    expect((await printPaper(paper)).equals(pdf)).toBe(true);
    const later = await printPaper({ ...paper, date: new Date('2026-04-02T09:00:00Z') });
    expect(later.equals(pdf)).toBe(false);
  });
});

async function rolesOnFirstPage(pdf: Buffer): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  return rolesOf(await page.getStructTree());
}

function rolesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { role, children } = node as { role?: string; children?: unknown[] };
  return [...(role === undefined ? [] : [role]), ...(children ?? []).flatMap(rolesOf)];
}
