import { describe, expect, it } from '@jest/globals';
import type { RichTextNode } from '@polden/content-model';
import { normaliseRichText } from './normalise-rich-text.ts';
import { readText } from './read-text.ts';
import { renderRichText } from './render-rich-text.ts';
import { XSS_CORPUS } from './xss.corpus.ts';

const read = (text: string) => normaliseRichText(readText(text));
const shown = (text: string): string => renderRichText(read(text));
const words = (text: string, ...marks: string[]): RichTextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
const cell = (text: string): RichTextNode => ({ type: 'tableCell', content: [paragraph(words(text))] });
const head = (text: string): RichTextNode => ({ type: 'tableHeader', content: [paragraph(words(text))] });

describe('a text with HTML', () => {
  it.each([
    '<p>Первый</p><p>Второй <strong>важный</strong>, <em>и</em> <a href="/blog">ссылка</a></p>',
    '<h2>Заголовок</h2><p>строка<br />другая</p><hr /><blockquote><p>Слова</p></blockquote>',
    '<ul><li><p>раз</p></li><li><p>два</p><ol start="3" type="a"><li><p>внутри</p></li></ol></li></ul>',
    '<div role="note" data-callout="warning"><p>Осторожно</p></div>',
    '<div data-block="calculator" data-sum="50000"><a href="/?sum=50000#calc">Рассчитать заём на 50\u00a0000\u00a0₽</a></div>',
    '<p>5 &lt; 6 &amp; 7</p>',
  ])('is read back as visitors get it: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('brings tables, pictures and files of the library back', () => {
    const id = '0b0f6a4e-3a8f-4a55-9a0e-2b6a5a1f0c11';
    const content: RichTextNode[] = [
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [head('Срок'), head('Ставка')] },
          { type: 'tableRow', content: [cell('1 мес.'), { ...cell('2 %'), attrs: { align: 'right' } }] },
        ],
      },
      {
        type: 'figure',
        attrs: {
          mediaId: id,
          src: `/api/v1/media/${'a'.repeat(32)}/640.webp`,
          width: 640,
          height: 360,
          alt: 'Офис',
        },
        content: [words('Подпись')],
      },
      {
        type: 'file',
        attrs: {
          ...{ fileId: id, href: `/api/v1/media/file/${'b'.repeat(32)}.pdf` },
          ...{ name: 'Правила.pdf', fileType: 'pdf', fileSize: 1000 },
        },
      },
    ];
    const document = normaliseRichText({ type: 'doc', content });
    const html = renderRichText(document);
    expect(html).toContain('data-file');
    expect(html).toContain('data-media');
    expect(renderRichText(read(html))).toBe(html);
  });

  it('keeps the words of what no text has', () => {
    expect(
      read('<div><h1>Главное</h1>слова <span style="color:red">цветные <b>и жирные</b></span><p>абзац'),
    ).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [words('Главное')] },
        paragraph(words('слова '), words('цветные '), words('и жирные', 'bold')),
        paragraph(words('абзац')),
      ],
    });
    expect(read('<span><p>раз</p><p>два</p></span>').content).toEqual([
      paragraph(words('раз')),
      paragraph(words('два')),
    ]);
  });

  it('is nested as deep as it may be, and no stack ends by it', () => {
    expect(() => readText(`${'<div>'.repeat(100_000)}слова`)).not.toThrow();
  });

  it.each(XSS_CORPUS)('never brings a script or a handler onto a page: %s', (attack) => {
    expect(shown(`<p>до</p>${attack}`)).not.toMatch(/<script|<[^>]+\son\w+=|javascript:/iu);
  });
});

describe('a text without HTML', () => {
  it.each(['Ставка < 5 и > 3', 'Пишите: <ivan@mail.ru>', 'a & b', 'Второй <b>'])(
    'stays as it is: %s',
    (text) => {
      expect(read(text)).toEqual({ type: 'doc', content: [paragraph(words(text))] });
    },
  );
});
