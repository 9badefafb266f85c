import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppError } from '../../../core/errors/app-error.ts';
import { docx, halfOf, lockedPdf, mp4, pdf, webm, xlsx, zip } from '../testing/documents.ts';
import { checkFile } from './check-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
});
afterAll(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'file');
async function check(name: string, content: Buffer | string) {
  await writeFile(path(), content);
  return checkFile(path(), name);
}
async function refusal(name: string, content: Buffer | string): Promise<[number, string]> {
  const { status, message } = (await check(name, content).catch((error: unknown) => error)) as AppError;
  return [status, message];
}

const CSV = 'Год;Ставка\n2026;12,75\n';
/** «Да» as old programs for Windows write it. */
const WINDOWS_1251 = Buffer.from([0xc4, 0xe0]);

describe('a file is taken', () => {
  it.each([
    ['report.pdf', pdf(), 'pdf', 'application/pdf'],
    ['REPORT.PDF', pdf(), 'pdf', 'application/pdf'],
    ['Договор.docx', docx(), 'docx', expect.stringContaining('wordprocessingml.document')],
    ['Ставки.xlsx', xlsx(), 'xlsx', expect.stringContaining('spreadsheetml.sheet')],
    ['Архив.zip', zip({ 'readme.txt': 'a', 'folder/b.pdf': 'b' }), 'zip', 'application/zip'],
    ['Ставки.csv', CSV, 'csv', 'text/csv; charset=utf-8'],
    ['Ставки.csv', WINDOWS_1251, 'csv', 'text/csv; charset=windows-1251'],
    ['film.webm', webm(), 'webm', 'video/webm'],
    ['film.mp4', mp4(), 'mp4', 'video/mp4'],
    ['film.vtt', '\uFEFFWEBVTT\n\n00:00.000 --> 00:01.000\nЁж\n', 'vtt', 'text/vtt; charset=utf-8'],
    ['Прочти.txt', 'Ёж\r\n\t— да', 'txt', 'text/plain; charset=utf-8'],
  ])('%s', async (name, content, type, mimeType) => {
    const bytes = Buffer.byteLength(content);
    expect(await check(name, content)).toEqual({ type, mimeType, bytes });
  });

  it('as a drawing, without what could act', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const { type, bytes } = await check('logo.svg', drawing);
    const kept = await readFile(path(), 'utf8');
    expect([type, bytes]).toEqual(['svg', kept.length]);
    expect(kept).not.toContain('alert');
  });
});

describe('a file is refused', () => {
  it.each([
    ['report.exe', pdf()],
    ['report', pdf()],
    ['report.html', '<p>1</p>'],
    ['report.pdf.js', pdf()],
    ['macro.docm', docx()],
  ])('with the name %s', async (name, content) => {
    expect(await refusal(name, content)).toEqual([
      415,
      'Такие файлы сюда не загрузить. Подойдут PDF, DOCX, XLSX, ZIP, TXT, CSV, SVG, WEBM, MP4 и VTT',
    ]);
  });

  it.each([
    ['pdf', 'MZ\x90\x00 a program'],
    ['pdf', ' %PDF-1.7 not at the start %%EOF'],
    ['pdf', docx()],
    ['docx', xlsx()],
    ['docx', zip({ 'readme.txt': 'a' })],
    ['xlsx', docx()],
    ['xlsx', pdf()],
    ['zip', docx()],
    ['zip', Buffer.concat([Buffer.from('MZ\x90\x00'), zip({ 'a.txt': 'a' })])],
    ['zip', 'PK'],
    ['txt', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00])],
    ['csv', Buffer.from('п\u0000', 'utf16le')],
    ['txt', pdf('\x00\x01')],
    ['webm', mp4()],
    ['mp4', webm()],
    ['webm', webm('matroska')],
    ['mp4', mp4('heic')],
    ['vtt', 'WEBVTTx\n'],
    ['vtt', 'Субтитры'],
    ['vtt', WINDOWS_1251],
  ])('as %s with other content (%#)', async (extension, content) => {
    expect(await refusal(`report.${extension}`, content)).toEqual([
      415,
      `Судя по имени, это ${extension.toUpperCase()}, но внутри другое: сохраните файл в нужном формате`,
    ]);
  });

  it.each([
    ['pdf', pdf().subarray(0, -9)],
    ['pdf', halfOf(pdf())],
    ['pdf', '%PDF-1.7 nothing %%EOF'],
    ['docx', docx().subarray(0, -30)],
    ['zip', zip({ '../../etc/passwd': 'a' })],
    ['zip', zip({ '/etc/passwd': 'a' })],
  ])('as a damaged %s (%#)', async (extension, content) => {
    expect(await refusal(`report.${extension}`, content)).toEqual([
      422,
      'Файл повреждён или загрузился не целиком: попробуйте ещё раз',
    ]);
  });

  it('as a PDF that nobody could read', async () => {
    expect(await refusal('a.pdf', await lockedPdf())).toEqual([
      422,
      'PDF закрыт паролем: сохраните его без пароля',
    ]);
    expect(await refusal('a.pdf', pdf('', '/Kids [] /Count 0'))).toEqual([
      422,
      'В PDF нет ни одной страницы: сохраните документ ещё раз',
    ]);
  });

  it('with macros, empty, or no drawing', async () => {
    expect(await refusal('a.docx', docx({ 'word/vbaProject.bin': 'x' }))).toEqual([
      415,
      'В документе есть макросы: сохраните его без них',
    ]);
    expect(await refusal('a.txt', '')).toEqual([422, 'Файл пустой']);
    expect(await refusal('a.svg', '<html></html>')).toEqual([
      415,
      'Внутри файла не рисунок SVG в кодировке UTF-8',
    ]);
    expect(await refusal('a.svg', `<svg>${'<g/>'.repeat(600_000)}</svg>`)).toEqual([
      413,
      'SVG больше 2 МБ: упростите рисунок',
    ]);
  });
});
