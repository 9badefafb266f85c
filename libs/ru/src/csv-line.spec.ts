import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvLine, fromCsvCell } from './csv-line.ts';

describe('a row of a table', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+79161234567', `"'+79161234567"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =1', `"' =1"`],
    ['Анна; «Ромашка»', '"Анна; «Ромашка»"'],
    ["'=1", `"''=1"`],
    ['', '""'],
  ])('has %s as %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it('never holds a cell that acts, and reads back whole', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (cells) => {
        const line = csvLine(cells).slice(0, -2);
        const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/gu)].map(([, cell = '']) =>
          cell.replaceAll('""', '"'),
        );
        expect(read.map(fromCsvCell)).toEqual(cells);
        for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@]/u);
      }),
    );
  });
});
