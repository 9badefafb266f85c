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
const OURS = String.raw`/api/v1/media/[\da-f]{32}/\d+\.(?:webp|avif)`;
const VALUE = String.raw`[^"<>]*`;
const CELL = String.raw`(?: (?:colspan|rowspan)="\d+"| scope="(?:col|row)(?:group)?"| data-align="(?:right|center)"| data-title="${VALUE}")*`;
const ALLOWED_TAG = new RegExp(
  `^<(?:${[
    String.raw`/?(?:p|h2|h3|h4|ul|ol|li|blockquote|strong|em|s|sup|sub|div|table|thead|tbody|tr|th|td|figure|figcaption|picture)`,
    'hr /|br /|/a',
    String.raw`ol(?: start="\d+")?(?: type="[1aAiI]")?`,
    String.raw`a(?: href="(?:https?:|mailto:|tel:|/(?![/\\])|#)${VALUE}")?(?: rel="noopener noreferrer" target="_blank")?(?: data-(?:file|name|type|size)="${VALUE}")*`,
    `t[dh]${CELL}`,
    'table data-stacks="phone"',
    `div role="region" tabindex="0" aria-label="${VALUE}"`,
    'div role="note" data-callout="(?:info|warning|success)"',
    String.raw`div data-block="(?:film|calculator)"(?: data-(?:film|sum)="\d+")?`,
    String.raw`source type="image/avif" srcset="${OURS} \d+w(?:, ${OURS} \d+w)*" sizes="${VALUE}" /`,
    String.raw`img data-media="[\da-f-]{36}" src="${OURS}" srcset="${OURS} \d+w(?:, ${OURS} \d+w)*" sizes="${VALUE}" width="\d+" height="\d+" alt="${VALUE}" loading="lazy" decoding="async" /`,
  ].join('|')})>$`,
  'u',
);

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

  it('shows no heading that an editor has left empty, and keeps it for him', () => {
    const empty = (level: number, ...content: object[]) => ({ type: 'heading', attrs: { level }, content });
    const given = doc(empty(2), empty(3, text(' '), { type: 'hardBreak' }), empty(2, text('Итог')));
    expect(htmlOf(given)).toBe('<h2>Итог</h2>');
    expect(normaliseRichText(given).content).toHaveLength(3);
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

const HASH = '0123456789abcdef0123456789abcdef';
const ID = '01234567-89ab-cdef-0123-456789abcdef';
const cell = (type: 'tableCell' | 'tableHeader', words: string, attrs = {}) => ({
  type,
  attrs,
  content: [paragraph(text(words))],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
const RATES = {
  type: 'table',
  content: [
    row(cell('tableHeader', 'Срок'), cell('tableHeader', 'Ставка'), cell('tableHeader', 'Платёж')),
    row(
      cell('tableCell', '12'),
      cell('tableCell', '18 %', { align: 'right', colspan: 1 }),
      cell('tableCell', '9 168 ₽'),
    ),
  ],
};

describe('a table', () => {
  it('keeps its cells apart, names its columns on a phone and its frame for those who scroll it', () => {
    expect(htmlOf(doc(RATES))).toBe(
      '<div role="region" tabindex="0" aria-label="Таблица: Срок, Ставка, Платёж"><table data-stacks="phone">' +
        '<thead><tr><th scope="col">Срок</th><th scope="col" data-align="right">Ставка</th><th scope="col">Платёж</th></tr></thead>' +
        '<tbody><tr><td data-title="Срок">12</td><td data-align="right" data-title="Ставка">18 %</td><td data-title="Платёж">9 168 ₽</td></tr></tbody>' +
        '</table></div>',
    );
    expect(plainText(normaliseRichText(doc(RATES))).split('\n')).toContain('18 %');
  });

  it('that has merged cells scrolls', () => {
    const merged = {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Год', { rowspan: 2 }), cell('tableHeader', 'Доход', { colspan: 2 })),
        row(cell('tableHeader', 'руб.'), cell('tableHeader', '%')),
        row(cell('tableHeader', '2025'), cell('tableCell', '1'), cell('tableCell', '2')),
      ],
    };
    expect(htmlOf(doc(merged))).toBe(
      '<div role="region" tabindex="0" aria-label="Таблица: Год, Доход"><table>' +
        '<thead><tr><th rowspan="2" scope="col">Год</th><th colspan="2" scope="colgroup">Доход</th></tr>' +
        '<tr><th scope="col">руб.</th><th scope="col">%</th></tr></thead>' +
        '<tbody><tr><th scope="row">2025</th><td>1</td><td>2</td></tr></tbody></table></div>',
    );
  });

  it('whose head reaches into its body has no part that would cut it off', () => {
    const reaching = {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Год', { rowspan: 2 }), cell('tableHeader', 'Доход')),
        row(cell('tableCell', '1')),
      ],
    };
    expect(htmlOf(doc(reaching))).toBe(
      '<div role="region" tabindex="0" aria-label="Таблица: Год, Доход"><table><tbody>' +
        '<tr><th rowspan="2" scope="col">Год</th><th scope="col">Доход</th></tr><tr><td>1</td></tr></tbody></table></div>',
    );
  });

  it('loses no words that stand where they have no place', () => {
    const odd = {
      type: 'table',
      content: [paragraph(text('раз')), row(paragraph(text('два')), cell('tableCell', 'три'))],
    };
    expect(htmlOf(doc(odd, cell('tableCell', 'четыре'), row(cell('tableCell', 'пять'))))).toBe(
      '<div role="region" tabindex="0" aria-label="Таблица: три"><table><tbody><tr><td>три</td></tr></tbody></table></div>' +
        '<p>раз</p><p>два</p><p>четыре</p><p>пять</p>',
    );
  });
});

describe('a block', () => {
  const attrs = {
    mediaId: ID,
    src: `/api/v1/media/${HASH}/700.webp`,
    width: 700,
    height: 350,
    alt: 'Договор "А"',
  };

  it('is a picture of the library with its caption', () => {
    const html = htmlOf(doc({ type: 'figure', attrs, content: [text('Так выглядит договор')] }));
    expectHarmless(html);
    expect(html).toContain(
      `srcset="/api/v1/media/${HASH}/480.webp 480w, /api/v1/media/${HASH}/700.webp 700w"`,
    );
    expect(html).toContain('alt="Договор &quot;А&quot;"');
    expect(html).toContain('<figcaption>Так выглядит договор</figcaption>');
  });

  it.each([
    { ...attrs, src: 'https://evil.example/a.webp' },
    { ...attrs, src: `/api/v1/media/${HASH}/../../x.webp` },
    { ...attrs, mediaId: 'x' },
    { ...attrs, width: '700" onload="alert(1)' },
  ])('is no picture of %j, and its caption stays', (wrong) => {
    expect(htmlOf(doc({ type: 'figure', attrs: wrong, content: [text('подпись')] }))).toBe('<p>подпись</p>');
  });

  it('is a callout, a file, a film or the calculator', () => {
    const file = {
      fileId: ID,
      href: `/api/v1/media/file/${HASH}.pdf`,
      name: 'Тарифы.pdf',
      fileType: 'pdf',
      fileSize: 2048,
    };
    const html = htmlOf(
      doc(
        { type: 'callout', attrs: { tone: 'warning' }, content: [paragraph(text('Важно'))] },
        { type: 'file', attrs: file },
        { type: 'film', attrs: { videoId: 7, title: 'Как взять заём' } },
        { type: 'calculator', attrs: { sum: 300_000 } },
        { type: 'calculator', attrs: { sum: '300"><script>' } },
      ),
    );
    expectHarmless(html);
    expect(html).toContain('<div role="note" data-callout="warning"><p>Важно</p></div>');
    expect(html).toMatch(
      /<p><a href="\/api\/v1\/media\/file\/\w+\.pdf"[^>]*>Тарифы\.pdf<\/a> \(PDF, 2\s?КБ\)<\/p>/u,
    );
    expect(html).toContain(
      '<div data-block="film" data-film="7"><a href="/o-kompanii/video/7">Как взять заём</a></div>',
    );
    expect(html).toMatch(/data-sum="300000"><a href="\/\?sum=300000#calc">Рассчитать заём на 300\s000\s₽/u);
    expect(html).toContain('<div data-block="calculator"><a href="/#calc">Рассчитать заём</a></div>');
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
