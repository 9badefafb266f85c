import { describe, expect, it } from '@jest/globals';
import { withAnchors } from './anchored-html.ts';

describe('anchors of a long text', () => {
  it('are made of the words of each heading of the second level', () => {
    const { html, anchors } = withAnchors(
      '<h2>Как <strong>считают</strong> проценты?</h2><p>По дням.</p><h3>Мелко</h3>',
    );
    expect(anchors).toEqual([{ id: 'как-считают-проценты', title: 'Как считают проценты?' }]);
    expect(html).toBe(
      '<h2 id="как-считают-проценты">Как <strong>считают</strong> проценты?</h2><p>По дням.</p><h3>Мелко</h3>',
    );
  });

  it('differ where headings are called the same, and where they have no words', () => {
    const { anchors } = withAnchors('<h2>Итог</h2><h2>Итог</h2><h2>Итог</h2><h2>…</h2>');
    expect(anchors.map(({ id }) => id)).toEqual(['итог', 'итог--2', 'итог--3', 'razdel']);
  });

  it('are none of a heading without a text, which is not shown', () => {
    const { html, anchors } = withAnchors('<h2></h2><p>Раз.</p><h2>\u00a0<br /></h2><h2>Два</h2>');
    expect(anchors).toEqual([{ id: 'два', title: 'Два' }]);
    expect(html).toBe('<p>Раз.</p><h2 id="два">Два</h2>');
  });

  it('are titled as the heading reads', () => {
    const { anchors } = withAnchors('<h2>Залог &gt; 1 млн &amp; &lt;ПТС&gt;<br />Что пишут: &amp;lt;</h2>');
    expect(anchors).toEqual([
      { id: 'залог-1-млн-птс-что-пишут-lt', title: 'Залог > 1 млн & <ПТС> Что пишут: &lt;' },
    ]);
  });

  it('cannot break out of the attribute', () => {
    const { html } = withAnchors('<h2>a&quot;&gt;b</h2>');
    expect(html).toMatch(/^<h2 id="[a-zа-яё\d-]+">/u);
  });
});
