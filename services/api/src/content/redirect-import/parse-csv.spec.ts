import { describe, expect, it } from '@jest/globals';
import { parseCsv } from './parse-csv.ts';

describe('a table of redirects', () => {
  it('may break a line within quotes', () => {
    expect(parseCsv('/a;/b;301;"первая\nвторая"\n/c;/d')).toEqual([
      { line: 1, cells: ['/a', '/b', '301', 'первая\nвторая'] },
      { line: 3, cells: ['/c', '/d'] },
    ]);
  });

  it('names each row by its line in the file, empty ones counted', () => {
    expect(parseCsv('\uFEFFоткуда;куда\r\n\r\n /a ; "/b;c" \r\n')).toEqual([
      { line: 1, cells: ['откуда', 'куда'] },
      { line: 3, cells: ['/a', '/b;c'] },
    ]);
  });

  it.each([
    ['/a\t/b', ['/a', '/b']],
    ['/a,/b', ['/a', '/b']],
    ['/a;/b,c', ['/a', '/b,c']],
    ['/a;ООО "Ромашка"', ['/a', 'ООО "Ромашка"']],
    ['/a;"о ""Ромашке"""', ['/a', 'о "Ромашке"']],
  ])('reads %j', (text, cells) => {
    expect(parseCsv(text)).toEqual([{ line: 1, cells }]);
  });

  it('says where a quote is not closed', () => {
    expect(() => parseCsv('/a;/b\n/c;"/d\n/e;/f')).toThrow(
      expect.objectContaining({ validation: { csv: [expect.stringContaining('кавычки')] } }),
    );
  });
});
