import { describe, expect, it } from '@jest/globals';
import { cleanFileName, extensionOf, fileNameOf } from './file-name.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['Годовой отчёт.pdf', 'Годовой отчёт.pdf'],
    ['C:\\Документы\\Отчёт.pdf', 'Отчёт.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['и\u0306ог.pdf', 'йог.pdf'],
    ['отчёт\u202efdp.exe', 'отчётfdp.exe'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
    ['"a"<b>|c?.pdf', '_a__b__c_.pdf'],
    // What browsers make of «"», and of the ends of lines.
    ['Договор %22Аренда%22%0D%0A за 100%25.pdf', 'Договор _Аренда_ за 100%25.pdf'],
    ['  a.pdf ', 'a.pdf'],
    ['', ''],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given)).toBe(shown);
  });

  it('keeps its extension when it is long', () => {
    const name = cleanFileName(`${'я'.repeat(300)}.PDF`);
    expect([name.length, extensionOf(name)]).toEqual([120, 'pdf']);
    expect(cleanFileName(`a.${'b'.repeat(300)}`)).toHaveLength(120);
  });
});

describe('a title as the name of a file', () => {
  it.each([
    ['Договоры инвесторов: физическим лицам', 'Договоры инвесторов — физическим лицам'],
    ['Памятка: о рисках/сроках', 'Памятка — о рисках-сроках'],
    ['С 9:00 до 18:00', 'С 9-00 до 18-00'],
    ['Как вложить? «Полдень» <для всех>', 'Как вложить «Полдень» для всех'],
    ['???', 'Файл'],
  ])('%s', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});
