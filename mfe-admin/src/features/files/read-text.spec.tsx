import { describe, expect, it } from '@jest/globals';
import { NoTextError, readText } from './read-text.ts';

const TABLE = 'Тикер\tГод\nПОЛДЕНЬ\t3\n';
const file = (bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'таблица');

function utf16(text: string, isLittle: boolean): number[] {
  return [0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))].flatMap(
    (code) => (isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]),
  );
}

describe('a file that holds a table', () => {
  it('is read in UTF-8, in what Excel writes here by itself, and in its «Текст Юникод»', async () => {
    expect(await readText(file([...new TextEncoder().encode(TABLE)]))).toBe(TABLE);
    expect(await readText(file([0xd2, 0xe8, 0xea, 0xe5, 0xf0]))).toBe('Тикер');
    for (const isLittle of [true, false]) expect(await readText(file(utf16(TABLE, isLittle)))).toBe(TABLE);
  });

  it.each([
    ['a book of Excel', [0x50, 0x4b, 3, 4, 20]],
    ['an old book of Excel', [0xd0, 0xcf, 0x11, 0xe0, 1]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 1]],
  ])('is told how to save it when it is %s', async (_, bytes) => {
    const refusal = readText(file(bytes));
    await expect(refusal).rejects.toBeInstanceOf(NoTextError);
    await expect(refusal).rejects.toThrow('сохраните таблицу как CSV');
  });
});
