import { describe, expect, it } from '@jest/globals';
import { normaliseRichText, RichTextError } from './normalise-rich-text.ts';
import { plainText } from './plain-text.ts';
import { renderRichText } from './render-rich-text.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { XSS_CORPUS } from './xss.corpus.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const htmlOf = (given: unknown): string => renderRichText(normaliseRichText(given));

/** The tags of the result with their attributes: nothing else in it can act. */
const ALLOWED_TAG =
  /^<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|s)|hr \/|br \/|ol start="\d+"|\/a|a(?: href="(?:https?:|mailto:|tel:|\/(?![/\\])|#)[^"<>]*")?(?: rel="noopener noreferrer" target="_blank")?)>$/u;

function expectHarmless(html: string): void {
  const tags = html.match(/<[^>]*>?/gu) ?? [];
  expect(tags.filter((tag) => !ALLOWED_TAG.test(tag))).toEqual([]);
}

describe('a rich text', () => {
  it('becomes the HTML of its nodes and marks', () => {
    const document = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Заголовок')] },
      paragraph(
        text('Просто '),
        text('важно', { type: 'bold' }),
        text(' и '),
        text('курсив', { type: 'italic' }),
      ),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph(text('раз'))] }],
      },
      {
        type: 'blockquote',
        content: [paragraph(text('цитата'), { type: 'hardBreak' }, text('вторая строка'))],
      },
      { type: 'horizontalRule' },
      paragraph(text('ссылка', { type: 'link', attrs: { href: '/blog' } })),
      paragraph(),
    );
    expect(htmlOf(document)).toBe(
      '<h2>Заголовок</h2><p>Просто <strong>важно</strong> и <em>курсив</em></p>' +
        '<ol start="3"><li><p>раз</p></li></ol>' +
        '<blockquote><p>цитата<br />вторая строка</p></blockquote><hr /><p><a href="/blog">ссылка</a></p>',
    );
  });

  it('opens links to other sites without a way back', () => {
    const link = text('там', {
      type: 'link',
      attrs: { href: 'https://example.org/?a=1&b=2', target: 'evil' },
    });
    expect(htmlOf(doc(paragraph(link)))).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">там</a></p>',
    );
  });

  it('keeps the words of what it does not know and drops the rest', () => {
    const given = doc(
      { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [paragraph(text('слова'))] },
      { type: 'heading', attrs: { level: 1, onclick: 'x' }, content: [text('уровень', { type: 'blink' })] },
      'not a node',
    );
    expect(htmlOf(given)).toBe('<p>слова</p><h2>уровень</h2>');
  });

  it('has lines of words for the search', () => {
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('пункт'))] }] };
    expect(plainText(normaliseRichText(doc(paragraph(text('раз')), list, paragraph(text('два')))))).toBe(
      'раз\nпункт\nдва',
    );
  });

  it.each([null, 'text', [], {}, { type: 'paragraph' }])('is refused when it is %j', (given) => {
    expect(() => normaliseRichText(given)).toThrow(RichTextError);
  });

  it('is refused when it is nested without end, or has nodes without number', () => {
    let nested: object = paragraph(text('дно'));
    for (let depth = 0; depth < 50; depth += 1) nested = { type: 'blockquote', content: [nested] };
    expect(() => normaliseRichText(doc(nested))).toThrow(RichTextError);
    const many = doc(...Array.from({ length: 30_000 }, () => paragraph()));
    expect(() => normaliseRichText(many)).toThrow(RichTextError);
  });
});

describe('an attack', () => {
  it('is known in two hundred forms', () => {
    expect(new Set(XSS_CORPUS).size).toBeGreaterThanOrEqual(200);
  });

  it.each(XSS_CORPUS)('typed as text stays text: %s', (payload) => {
    const html = htmlOf(doc(paragraph(text(payload))));
    expectHarmless(html);
    expect(html.startsWith('<p>')).toBe(true);
  });

  it.each(XSS_CORPUS)('as HTML does not get through: %s', (payload) => {
    expectHarmless(sanitiseHtml(payload));
  });

  it.each(XSS_CORPUS)('as the address of a link makes no link of it: %s', (payload) => {
    const [, href = payload] = /(?:href|src|action)="?([^">]*)/u.exec(payload) ?? [];
    for (const address of [payload, href]) {
      expectHarmless(htmlOf(doc(paragraph(text('x', { type: 'link', attrs: { href: address } })))));
    }
  });

  it.each(XSS_CORPUS)('as a type or an attribute of a node is dropped: %s', (payload) => {
    const given = doc(
      { type: payload, content: [paragraph(text('x'))] },
      { type: 'heading', attrs: { level: payload }, content: [text('y')] },
      { type: 'orderedList', attrs: { start: payload }, content: [] },
      paragraph(text('z', { type: payload, attrs: { href: payload } })),
    );
    expect(htmlOf(given)).toBe('<p>x</p><h2>y</h2><ol></ol><p>z</p>');
  });
});
