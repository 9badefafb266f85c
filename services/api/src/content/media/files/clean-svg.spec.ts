import { describe, expect, it } from '@jest/globals';
import { cleanSvg } from './clean-svg.ts';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (inner: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

describe('a drawing keeps', () => {
  it.each([
    ['shapes and colours', '<path d="M0 0h9v9z" fill="#0f4f4b" fill-rule="evenodd"></path>'],
    [
      'gradients by name',
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"></stop></linearGradient></defs><rect fill="url(#a)" transform="translate(1 2) rotate(45)"></rect>',
    ],
    ['its own styles', '<style>.a{fill:#fff} g > path{stroke:rgb(1,2,3)}</style><g class="a"></g>'],
    ['what it repeats', '<g id="b"></g><use href="#b"></use><use xlink:href="#b"></use>'],
    ['photos inside', '<image href="data:image/png;base64,iVBORw0KGgo="></image>'],
    ['texts', '<title>Знак &amp; «Полдень»</title><text x="1">Ёж &lt;3</text>'],
  ])('%s', (_, inner) => {
    expect(cleanSvg(drawing(inner))).toBe(drawing(inner));
  });

  it('what editors leave around it, no longer', () => {
    const exported = `<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY x "y">]>
      <!-- Generator: editor -->
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:ed="http://editor.example"><ed:data ed:key="1"/><metadata><a>b</a></metadata><rect width="1"/></svg>`;
    expect(cleanSvg(exported)).toBe(`${HEAD} version="1.1"><rect width="1"></rect></svg>`);
  });
});

it('a drawing is read in one go however long its words are', () => {
  const word = 'a'.repeat(500_000);
  expect(cleanSvg(drawing(`<rect class="${word}"></rect>`))).toBe(drawing(`<rect class="${word}"></rect>`));
});

describe('a drawing loses', () => {
  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts of another prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">run()</s:script>'],
    ['scripts in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['scripts that are loaded', '<script href="https://evil.example/a.js"/>'],
    ['handlers of events', '<rect onload="alert(1)" onclick="alert(1)" ONMOUSEOVER="alert(1)"/>'],
    [
      'HTML inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    [
      'HTML of its own namespace',
      '<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></g>',
    ],
    ['links', '<a href="javascript:alert(1)"><text>text</text></a>'],
    ['animations of addresses', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['animations', '<animate attributeName="xlink:href" values="javascript:alert(1)"/>'],
    ['pictures from elsewhere', '<image href="https://evil.example/pixel.png"/>'],
    ['pictures of this site', '<image xlink:href="/api/v1/site/logout"/>'],
    ['drawings inside as data', '<image href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4="/>'],
    ['data that is a page', '<use href="data:text/html,alert(1)"/>'],
    ['shapes of another file', '<use xlink:href="https://evil.example/a.svg#b"/>'],
    ['fills from elsewhere', '<rect fill="url(https://evil.example/a.svg#b)"/>'],
    ['fills from elsewhere in quotes', `<rect style="fill:url( 'https://evil.example/a.svg#b' )"/>`],
    [
      'addresses that are written with escapes',
      String.raw`<rect style="fill:\75rl(https://evil.example/a)"/>`,
    ],
    ['styles that load styles', '<style>@import "https://evil.example/a.css";</style>'],
    ['styles that load fonts', '<style>@font-face{src:url(https://evil.example/f)}</style>'],
    ['styles that load pictures', '<style>a{fill:image-set("https://evil.example/a" 1x)}</style>'],
    ['styles that end early', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
    [
      'styles that end early, written with entities',
      '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
    ],
    ['embedded pages', '<iframe src="https://evil.example"></iframe><embed src="https://evil.example"/>'],
    ['filters that load', '<filter><feImage href="https://evil.example/a.png"/></filter>'],
    ['tricks of a broken tag', '<rect/onload=alert(1)//><x onload=alert(1)'],
  ])('%s', (_, inner) => {
    const clean = cleanSvg(drawing(inner)) ?? '';
    expect(clean).not.toMatch(
      /script|alert|evil|onload|onclick|javascript|html|logout|@|<a\b|<set|<animate|svg\+xml/iu,
    );
  });
});

describe('no drawing', () => {
  it.each([
    ['a page', '<html><body><svg></svg></body></html>'],
    ['text', 'svg'],
    ['nothing', ''],
    ['two in one', '<svg></svg><script>1</script><p>'],
    ['another language', '<math><mi>x</mi></math>'],
  ])('is %s', (_, text) => {
    const clean = cleanSvg(text);
    expect([null, `${HEAD}></svg>`]).toContain(clean);
    expect(clean ?? '').not.toContain('script');
  });
});
