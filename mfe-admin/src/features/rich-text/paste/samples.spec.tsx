import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { provideBrowserParts } from '../../../testing/browser-parts.ts';
import { EXTENSIONS } from '../extensions.ts';
import { type Clipboard, convertPaste } from './convert-paste.ts';
import { pasteProps } from './paste-props.ts';
import { type PasteReport, reportLine } from './report.ts';

const FOLDER = join(import.meta.dirname, 'samples');
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

const opened: Editor[] = [];
beforeEach(provideBrowserParts);
afterEach(() => opened.splice(0).forEach((editor) => editor.destroy()));

function sample(name: string): Clipboard {
  const read = (extension: string): string => {
    const path = join(FOLDER, `${name}.${extension}`);
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  return { html: read('html'), text: read('txt'), rtf: read('rtf'), files: [] };
}

interface Pasted {
  editor: Editor;
  document: DocumentNode;
  report: PasteReport | undefined;
  line: string;
  pending: readonly File[];
}

/** What becomes of the clipboard when somebody pastes it into an empty article. */
function paste({ html, text, rtf, files }: Clipboard): Pasted {
  const told: Omit<Pasted, 'editor' | 'document'> = { report: undefined, line: '', pending: [] };
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: EXTENSIONS,
    injectCSS: false,
    editorProps: pasteProps({
      onPasted: (report, pending) =>
        Object.assign(told, { report, line: reportLine(report), pending: [...pending.values()] }),
      onFiles: () => undefined,
    }),
  });
  opened.push(editor);
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text, 'text/rtf': rtf };
  const clipboardData = { getData: (type: string) => data[type] ?? '', files, types: Object.keys(data) };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  return { editor, document: editor.state.doc, ...told };
}

/** A document in short: `h2 p ul[li[p] li[p ul[…]]] table[3×4 head 1]`. */
function outline(node: DocumentNode): string {
  const parts: string[] = [];
  node.forEach((child) => parts.push(shortOf(child)));
  return parts.join(' ').replace(/\bp(?: p)+\b/gu, (run) => `p×${run.split(' ').length}`);
}

function shortOf(node: DocumentNode): string {
  const { name } = node.type;
  if (name === 'paragraph') return 'p';
  if (name === 'heading') return `h${String(node.attrs['level'])}`;
  if (name === 'table') return tableOf(node);
  if (name === 'bulletList') return `ul[${outline(node)}]`;
  if (name === 'orderedList') {
    const start = node.attrs['start'] === 1 ? '' : `:${String(node.attrs['start'])}`;
    const type = node.attrs['type'] && node.attrs['type'] !== '1' ? `:${String(node.attrs['type'])}` : '';
    return `ol${start}${type}[${outline(node)}]`;
  }
  if (name === 'listItem') return outline(node) === 'p' ? '·' : `·(${outline(node)})`;
  if (name === 'blockquote' || name === 'callout') return `${name}[${outline(node)}]`;
  return name;
}

function tableOf(table: DocumentNode): string {
  const heads = Array.from({ length: table.childCount }, (_row, index) => table.child(index)).filter((row) =>
    Array.from({ length: row.childCount }, (_cell, index) => row.child(index)).every(
      (cell) => cell.type.name === 'tableHeader',
    ),
  ).length;
  return `table[${table.childCount} rows, ${heads} head]`;
}

const EXPECTED: Record<string, string> = {
  'excel-hashes': 'table[3 rows, 1 head]',
  'excel-hidden': 'table[4 rows, 1 head]',
  'excel-loose-cells': 'table[1 rows, 0 head]',
  'excel-loose-rows': 'table[2 rows, 1 head]',
  'excel-merged': 'table[3 rows, 1 head]',
  'excel-one-cell': 'p',
  'excel-online': 'table[2 rows, 1 head]',
  'excel-table': 'table[3 rows, 1 head]',
  'gdocs-checklist': 'p ul[· ·] table[2 rows, 0 head] p',
  'gdocs-inline': 'p',
  'gdocs-links': 'p×2',
  'gdocs-lists': 'p ol[·(p ol[· ·(p ul[·])]) ·] p ol:3[·]',
  'gdocs-table': 'p table[3 rows, 1 head]',
  'gdocs-text': 'h2 p h3 p',
  gsheets: 'table[4 rows, 1 head]',
  'libreoffice-calc': 'table[3 rows, 1 head]',
  'libreoffice-footnote': 'p×2',
  'libreoffice-lists': 'ol[· ·(p ul[· ·])] p ol:3:a[·]',
  'libreoffice-picture': 'p figure p',
  'libreoffice-table': 'table[3 rows, 1 head]',
  'libreoffice-text': 'h2 p h3 p blockquote[p]',
  notion: 'h2 ul[·(p ul[·]) ·] table[2 rows, 1 head] blockquote[p]',
  'outlook-mail': 'p×3',
  'own-page': 'h2 p table[2 rows, 1 head] callout[p] figure file film calculator',
  powerpoint: 'ul[· ·]',
  'web-addresses': 'p×4',
  'web-article': 'h2 p ul[· ·(p ul[·])] blockquote[p] p×2 horizontalRule p×2',
  'web-code': 'p×3',
  'web-email': 'h2 p table[2 rows, 1 head]',
  'web-figure': 'figure p table[2 rows, 0 head] p×2',
  'web-fragment': 'p',
  'web-news': 'h2 p×4 h3 p×4 blockquote[p×2] p×3 ul[· ·] ol:5[· ·] p',
  'web-table-in-list': 'ol[·(p table[5 rows, 2 head]) ·(p blockquote[p])]',
  'word-bullets': 'p ul[· · ·] p',
  'word-comments': 'p',
  'word-endnotes': 'table[2 rows, 0 head] horizontalRule p×2 horizontalRule p',
  'word-filtered': 'p ul[·(p ul[·]) ·]',
  'word-footnotes': 'p horizontalRule p',
  'word-headings': 'h2 p h3 p h4 p h4 p h3 p',
  'word-list-continued': 'ol[· ·] p ol:3[·(p×2) ·]',
  'word-list-restarted': 'p ol[·(p ol:a[· ·]) ·(p ol:a[·])] ol[· ·(p ol:3:a[· ·]) ·] p',
  'word-mac': 'ol:4:I[· ·]',
  'word-numbered-headings': 'h2 ol[· ·] h2 p',
  'word-numbered-nested': 'ol[·(p ol:a[· ·(p ul[· ·])]) · ·]',
  'word-online-list': 'p ul[·(p ul[· ·]) ·] ol[· ·]',
  'word-online-table': 'table[3 rows, 1 head]',
  'word-picture': 'p figure p',
  'word-picture-lost': 'p×2',
  'word-quotes': 'p blockquote[p] p blockquote[p]',
  'word-soft-hyphens': 'p×2',
  'word-styles': 'p',
  'word-table': 'p table[4 rows, 1 head] p',
  'word-table-in-list': 'ol[·] table[2 rows, 1 head] ol:2[·(p×2) ·]',
  'word-table-merged': 'table[4 rows, 2 head]',
  'word-tracked': 'p',
  'word-tracked-moves': 'p×3',
  'word-true-lists': 'ol[· ·(p ul[· ·]) ·]',
  'word-two-lists': 'ul[· ·] ol[· ·]',
  'word-two-pictures': 'figure p figure',
};

describe('a sample of the clipboard', () => {
  it('is one of forty at least', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(40);
    expect([...NAMES].sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(NAMES)('%s: has its structure', (name) => {
    expect(outline(paste(sample(name)).document)).toBe(EXPECTED[name]);
  });

  it.each(NAMES)('%s: keeps every word in its order', (name) => {
    expect(paste(sample(name)).report?.lost).toBeNull();
  });

  it.each(NAMES)('%s: leads every link where it led', (name) => {
    const page = new DOMParser().parseFromString(convertPaste(sample(name)).html, 'text/html');
    const links = Array.from(page.querySelectorAll<HTMLElement>('a[href]:not([data-file], [data-block] a)'));
    const converted = links.map((link) => `${link.textContent} → ${link.getAttribute('href') ?? ''}`);
    expect(linksOf(paste(sample(name)).document)).toEqual(expect.arrayContaining(converted));
  });

  it.each(NAMES)('%s: copied in the editor and pasted again changes nothing', (name) => {
    const { editor, document: first } = paste(sample(name));
    const { dom, text } = editor.view.serializeForClipboard(first.slice(0, first.content.size));
    const second = paste({ html: dom.innerHTML, text, rtf: '', files: [] });
    expect(second.document.toJSON()).toEqual(first.toJSON());
  });

  it.each(NAMES)('%s: what was made of it converts to itself', (name) => {
    const { editor } = paste(sample(name));
    upload(editor);
    const first = editor.state.doc;
    const again = paste({ html: editor.getHTML(), text: '', rtf: '', files: [] });
    expect(again.document.toJSON()).toEqual(first.toJSON());
    // Figures that nobody knows stay to be mended by hand.
    expect(again.report?.dropped ?? '').toBe(name === 'excel-hashes' ? '1 ячейка с ####' : '');
  });
});

/** Words with where they lead, run by run. */
function linksOf(document: DocumentNode): string[] {
  const links: string[] = [];
  document.descendants(({ text = '', marks }) => {
    for (const { type, attrs } of marks)
      if (type.name === 'link') links.push(`${text} → ${String(attrs['href'])}`);
  });
  return links;
}

/** As when the pictures of a paste have been uploaded. */
function upload(editor: Editor): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, place) => {
    if (node.type.name !== 'figure' || node.attrs['pending'] === null) return;
    const src = '/api/v1/media/0123456789abcdef0123456789abcdef/480.webp';
    const mediaId = '01234567-89ab-cdef-0123-456789abcdef';
    tr.setNodeMarkup(place, undefined, {
      ...node.attrs,
      pending: null,
      mediaId,
      src,
      width: 480,
      height: 270,
    });
  });
  editor.view.dispatch(tr);
}

/** jsdom's files have no method for it. */
function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
}

/** Rows of the first table, cells apart. */
function rowsOf(document: DocumentNode): string[] {
  const rows: string[] = [];
  document.descendants((node) => {
    if (node.type.name !== 'tableRow') return true;
    const cells = Array.from({ length: node.childCount }, (_cell, index) => node.child(index));
    rows.push(
      cells
        .map(({ textContent, attrs }) => `${textContent}${attrs['align'] === 'right' ? '→' : ''}`)
        .join(' | '),
    );
    return false;
  });
  return rows;
}

describe('a paste', () => {
  it('keeps the cells of a table apart, and the columns of figures at the right', () => {
    expect(rowsOf(paste(sample('word-table')).document)).toEqual([
      'Срок, мес. | Ставка | Платёж',
      '12 | 18 %→ | 9\u00A0168 ₽→',
      '24 | 21 %→ | 5\u00A0139 ₽→',
      '36 | 24 %→ | 3\u00A0923 ₽→',
    ]);
    expect(rowsOf(paste(sample('excel-loose-cells')).document)).toEqual(['12→ | 18%→']);
  });

  it('takes from the plain text what a narrow column of Excel did not show', () => {
    const { document, line } = paste(sample('excel-hashes'));
    expect(rowsOf(document)).toEqual([
      'Год | Выдано | Возвращено',
      '2024→ | 1 200 000,00→ | 980 000→',
      '2025→ | 1 350 000→ | ###→',
    ]);
    expect(line).toBe('Вставлено: 1 таблица. Отброшено: 1 ячейка с ####.');
  });

  it('finds it past cells of several lines, and takes no number from another line', () => {
    const hidden = sample('excel-hidden');
    expect(rowsOf(paste(hidden).document)).toEqual([
      'Срок | Ставка | Выдано',
      '12месяцев | 18%→ | 1 200 000,00→',
      '24 | 21%→ | 2 400 000,00→',
      'Всего | #ЗНАЧ!→',
    ]);
    // Without the row that is hidden in the table; and of another table altogether.
    const shorter = hidden.text.replace('6\t7%\t20%\t10\r\n', '');
    expect(rowsOf(paste({ ...hidden, text: shorter }).document)[2]).toBe('24 | 21%→ | 2 400 000,00→');
    const other = paste({ ...hidden, text: hidden.text.replaceAll('21%', '22%') });
    expect(rowsOf(other.document)[2]).toBe('24 | 21%→ | #######→');
    expect(other.line).toContain('1 ячейка с ####');
  });

  it('leaves out the columns and rows that are hidden in Excel, and says so', () => {
    const { document, line } = paste(sample('excel-hidden'));
    expect(document.textContent).not.toMatch(/Маржа|6%|7%/u);
    expect(line).toBe('Вставлено: 1 таблица. Отброшено: скрытый текст.');
  });

  it('keeps a list of things to be ticked off whole, without its boxes', () => {
    const { line, pending } = paste(sample('gdocs-checklist'));
    expect(pending).toEqual([]);
    expect(line).toContain('Отброшено: отметки в списке');
  });

  it('says what tracked changes it has, and which marks and pictures of a page did not come', () => {
    expect(paste(sample('word-tracked-moves')).line).toContain('пометки рецензирования');
    const { line, pending } = paste(sample('web-news'));
    // The picture that is loaded late is no picture yet: nobody wants its placeholder in the library.
    expect(pending).toEqual([]);
    expect(line).toContain('1 рисунок, выделение цветом');
    expect(line).toContain('вид нумерации');
  });

  it('keeps an item that begins with a picture in its list', () => {
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" width="20" height="20">';
    const html = `<ul><li>${picture}Быстро</li><li>${picture}</li></ul>`;
    expect(outline(paste({ html, text: '', rtf: '', files: [] }).document)).toBe(
      'ul[·(p figure) ·(p figure)]',
    );
  });

  it('keeps merged cells', () => {
    expect(paste(sample('word-table-merged')).editor.getHTML()).toMatch(
      /<th rowspan="2"><p>Год<\/p><\/th><th colspan="2">/u,
    );
  });

  it('keeps what words look like as far as an article has it, and says what it has not', () => {
    const { editor, line } = paste(sample('word-styles'));
    expect(editor.getHTML()).toBe(
      '<p><strong>Жирный</strong>, <strong>тоже жирный</strong>, <em>курсив</em>, подчёркнутый, <s>12&nbsp;000</s>&nbsp;10&nbsp;000, ' +
        'красный, маркер, м<sup>2</sup> и&nbsp;СО<sub>2</sub>, сло<strong>во</strong>м, обычный.</p>',
    );
    expect(line).toBe('Вставлено: 1 абзац. Отброшено: подчёркивание, цвета текста, выделение цветом.');
  });

  it('finds bold where Google puts it, and none in the wrapper of all', () => {
    expect(paste(sample('gdocs-text')).editor.getHTML()).toContain(
      '<p>Машина остаётся <strong>у вас</strong>. Это <em>главное</em>, а деньги — сегодня.</p>',
    );
  });

  it('finds the pictures of Word in the RTF, and not those of the head or the old copies', async () => {
    const { pending, document, line } = paste(sample('word-two-pictures'));
    expect(pending.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'risunok-1.png image/png',
      'risunok-2.png image/png',
    ]);
    // The kind of colour in the head of a PNG tells them apart.
    const heads = await Promise.all(pending.map(async (file) => (await bytesOf(file))[25]));
    expect(heads).toEqual([4, 6]);
    expect(document.firstChild?.textContent).toBe('Рисунок 1. Наш офис в Туле');
    expect(line).toBe('Вставлено: 2 рисунка, 1 абзац.');
  });

  it('says that a picture did not come along', () => {
    expect(paste(sample('word-picture-lost')).line).toBe('Вставлено: 2 абзаца. Отброшено: 1 рисунок.');
  });

  it('leaves comments and hidden words out, and says so', () => {
    const { document, line } = paste(sample('word-comments'));
    expect(document.textContent).toBe('Ставка от 12 % годовых.');
    expect(line).toBe('Вставлено: 1 абзац. Отброшено: 2 примечания, скрытый текст.');
  });

  it('takes soft hyphens and indents away, and leaves spaces that do not break', () => {
    expect(paste(sample('word-soft-hyphens')).document.children.map((line) => line.textContent)).toEqual([
      'Рефинансирование до 5\u00A0млн\u00A0₽ без комиссий за 1‑2 дня.',
      'С\u00A0красной строки, а\u00A0в\u00A0исходнике перенос.',
    ]);
  });

  it('keeps links that lead somewhere, past those who redirect', () => {
    expect(paste(sample('gdocs-links')).editor.getHTML()).toContain(
      '<a href="https://www.cbr.ru/registries/">реестр</a>',
    );
    expect(paste(sample('outlook-mail')).editor.getHTML()).toContain(
      '<a href="https://polden.example/tarify">здесь</a>',
    );
    expect(paste(sample('own-page')).editor.getHTML()).toContain('<a href="/zajm-pod-pts">условия</a>');
    expect(paste(sample('word-quotes')).line).toContain('Отброшено: 1 ссылка.');
    expect(paste(sample('web-article')).editor.getHTML()).toContain(
      '<a href="https://www.youtube.com/watch?v=abc-DEF_123">Как вернуть страховку</a>',
    );
  });

  it('makes links of bare addresses, and leaves those that are links already', () => {
    expect(linksOf(paste(sample('web-addresses')).document)).toEqual([
      'fssp.gov.ru → https://fssp.gov.ru/iss/ip',
      'реестре на cbr.ru → https://cbr.ru/registries/123',
      'gosuslugi.ru → https://gosuslugi.ru',
      'http://nbki.example/zapros → http://nbki.example/zapros',
      'kad. → https://kad.arbitr.ru/card/5',
      'arbitr.ru → https://kad.arbitr.ru/card/5',
      'Видео на youtube.com → https://www.youtube.com/watch?v=abc-DEF_123',
    ]);
    const text = { html: '', text: 'Читайте cbr.ru/faq сегодня', rtf: '', files: [] };
    expect(linksOf(paste(text).document)).toEqual(['cbr.ru/faq → https://cbr.ru/faq']);
  });

  it('makes links of bare mail addresses and phones, and of no other figures', () => {
    const html = `<p>Пишите на info@polden.example, звоните 8 (800) 555-12-00 или +7&nbsp;916&nbsp;123-45-67.</p>
      <p>Договор 89161234567, счёт 40817810099910004312, <a href="mailto:a@polden.example">b@polden.example</a></p>`;
    const { document } = paste({ html, text: '', rtf: '', files: [] });
    expect(linksOf(document)).toEqual([
      'info@polden.example → mailto:info@polden.example',
      '8 (800) 555-12-00 → tel:+78005551200',
      '+7\u00A0916\u00A0123-45-67 → tel:+79161234567',
      'b@polden.example → mailto:a@polden.example',
    ]);
  });

  it('keeps a table of figures of which a cell holds another, whose rows become its lines', () => {
    const inner = '<table><tr><td>1 мес.</td><td>2 %</td></tr><tr><td>2 мес.</td><td>3 %</td></tr></table>';
    const html = `<table><tr><td>Срок</td><td>Ставка</td></tr><tr><td>Год</td><td>${inner}</td></tr></table>`;
    const { document, line } = paste({ html, text: '', rtf: '', files: [] });
    expect(outline(document)).toBe('table[2 rows, 0 head]');
    expect(document.textBetween(0, document.content.size, '|')).toBe(
      'Срок|Ставка|Год|1 мес. — 2 %|2 мес. — 3 %',
    );
    expect(line).toContain('Отброшено: 1 сетка таблицы внутри ячейки.');
  });

  it('names a table that comes apart because it holds a page', () => {
    const inner = '<table><tr><td>1 мес.</td><td>2 %</td></tr><tr><td>2 мес.</td><td>3 %</td></tr></table>';
    const html = `<table><tr><td><h2>Срок</h2></td><td>Ставка</td></tr><tr><td>Год</td><td>${inner}</td></tr></table>`;
    const { document, line } = paste({ html, text: '', rtf: '', files: [] });
    expect(outline(document)).toBe('h2 p×2 table[2 rows, 0 head]');
    expect(line).toContain('Отброшено: 1 таблица вокруг другой таблицы.');
  });

  it.each([
    ['<h1>Раз</h1><p>т</p><h2> </h2><h3>Два</h3>', 'h2 p h3'],
    ['<h1>Раз</h1><h2 style="display:none">Нет</h2><h3>Два</h3>', 'h2 h3'],
    ['<h1>Раз</h1><div hidden><h2>Нет</h2></div><h3>Два</h3>', 'h2 h3'],
    ['<h1>Раз</h1><ul><li><h2>Пункт</h2></li></ul><h3>Два</h3>', 'h2 ul[·] h3'],
    [
      '<h1>Раз</h1><table><tr><td><h2>Срок</h2></td><td>1</td></tr><tr><td>2</td><td>3</td></tr></table><h3>Два</h3>',
      'h2 table[2 rows, 0 head] h3',
    ],
    ['<h1>Раз</h1><h3>Два</h3><h3>Три</h3><h2>Четыре</h2><h3>Пять</h3>', 'h2 h3 h3 h3 h4'],
    ['<h3>Раз</h3><h2>Два</h2><h3>Три</h3>', 'h2 h2 h3'],
    ['<h3>Раз</h3><h4>Два</h4>', 'h3 h4'],
  ])('skips no level of headings in the order of %s', (html, expected) => {
    expect(outline(paste({ html, text: '', rtf: '', files: [] }).document)).toBe(expected);
  });

  it('says where the text is not what was copied', () => {
    const { editor } = paste(sample('word-bullets'));
    expect(editor.state.doc.textContent).not.toContain('·');
  });
});
