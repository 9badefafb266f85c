import { describe, expect, it } from '@jest/globals';
import { convertPaste } from './convert-paste.ts';
import { parsePasted } from './parse-pasted.ts';

const WORD = `<html><head><STYLE type="text/css"><!-- p.Big { font-weight: 700 } a > b { color: red } --></STYLE>
<!--[if gte mso 9]><style>p { display: none }</style><![endif]--></head>
<body><p class="Big">Заголовок</p><table><style>td { text-align: right }</style><tr><td>1</td></tr></table></body></html>`;

describe('what was copied', () => {
  it('is read with its style sheets as text, of which the browser makes none', () => {
    const { body, sheets } = parsePasted(WORD);
    expect(body.ownerDocument.querySelectorAll('style, noframes')).toHaveLength(0);
    expect(body.ownerDocument.styleSheets).toHaveLength(0);
    expect(sheets).toContain('p.Big { font-weight: 700 } a > b { color: red }');
    expect(sheets).toContain('td { text-align: right }');
    // Of other programs than this one.
    expect(sheets).not.toContain('display');
    expect(body.textContent.replace(/\s+/gu, ' ').trim()).toBe('Заголовок1');
  });

  it('has no handlers, which the browser would refuse aloud', () => {
    const { body } = parsePasted(
      `<body onload="a()"><p class="a>b" onclick="if (a > b) c('<i>')" ONMOUSEOVER=d()>Раз</p><img/onerror='x()' alt=" on=1">`,
    );
    const names = [body, ...body.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
    expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(body.querySelector('p')?.outerHTML).toMatch(/^<p class="a>b" [^<]*<i>[^<]*>Раз<\/p>$/u);
    expect(body.querySelector('img')?.alt).toBe(' on=1');
  });

  it('may speak of style sheets and handlers', () => {
    const html = '<p>Тег &lt;style&gt; и слово style, а onclick = "да"</p><stylish>да</stylish>';
    expect(parsePasted(html).body.innerHTML).toBe(html);
  });

  it('is converted by its style sheets all the same', () => {
    const { html, words } = convertPaste({ html: WORD, text: '', rtf: '', files: [] });
    expect(html).toContain('<strong>Заголовок</strong>');
    expect(words.join(' ')).toBe('Заголовок 1');
  });
});
