import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { titleVersion } from '@polden/ui';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SiteHosts } from '../../city/site-hosts.ts';
import { UNKNOWN_SITE } from '../../unknown-site.ts';
import { FACES } from './card-text.ts';
import { cards } from './card.plugin.ts';
import { Cards } from './cards.ts';
import { CARD, drawCard } from './draw-card.ts';
import { fitLines } from './fit-lines.ts';

const WORDS = { title: 'Заём', brand: 'Полдень', host: 'polden.example' };

describe('the picture of a page', () => {
  let app: FastifyInstance;
  let title = 'Вопросы &amp; ответы «про ₽»';

  beforeEach(() => {
    app = fastify();
    title = 'Вопросы &amp; ответы «про ₽»';
    cards(app, {
      draw: drawCard,
      hosts: new SiteHosts({ publicOrigin: new URL('http://polden.example'), local: false }),
      facts: () => UNKNOWN_SITE,
      isPage: (pathname) => pathname !== '/net',
    });
    app.get('/*', (request, reply) => {
      if (request.url !== '/faq') return reply.code(404).send('');
      return reply.type('text/html').send(`<head><meta property="og:title" content="${title}"/></head>`);
    });
  });
  afterEach(() => app.close());

  const get = (url: string) => app.inject({ url, headers: { host: 'polden.example' } });

  it('is a PNG of 1200 × 630 under the version of the title, to be kept for ever', async () => {
    const picture = await get(`/og/faq.png?v=${titleVersion('Вопросы & ответы «про ₽»')}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ ...CARD, format: 'png' });
  });

  it.each(['/og/faq.png', '/og/faq.png?v=other'])('leads from %s to the present version', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/og/faq.png?v=${titleVersion('Вопросы & ответы «про ₽»')}`,
    ]);
  });

  it.each(['/og/net.png', '/og/other.png', '/og/faq.jpg', '/og/faq', '/og/'])(
    'is not there at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('cards', () => {
  it('are drawn once for all who ask', async () => {
    let drawn = 0;
    const kept = new Cards({ draw: () => Promise.resolve(Buffer.from(`png ${(drawn += 1)}`)) });
    const [first, second] = await Promise.all([kept.card(WORDS), kept.card(WORDS)]);
    expect([first, second, await kept.card(WORDS)].map(String)).toEqual(['png 1', 'png 1', 'png 1']);
  });

  it('are drawn two at a time, and refused when too many wait', async () => {
    const finish: (() => void)[] = [];
    const kept = new Cards({
      draw: ({ title }) => new Promise((resolve) => finish.push(() => resolve(Buffer.from(title)))),
    });
    const asked = Array.from({ length: 53 }, (_, index) => kept.card({ ...WORDS, title: `№ ${index}` }));
    expect(await asked[52]).toBeNull();
    expect(finish).toHaveLength(2);
    while (finish.length > 0) {
      finish.shift()?.();
      await new Promise(setImmediate);
    }
    expect(String(await asked[51])).toBe('№ 51');
  });

  it('have Russian letters, figures and the rouble sign in outlines', () => {
    for (const letter of 'Ёж №7 ₽«»—…') {
      if (letter !== ' ') expect(FACES.bold.outline(letter, 40, 0, 0)).toMatch(/^M/u);
    }
    expect(FACES.bold.outline('Заём', 40, 0, 0)).not.toBe(FACES.bold.outline('Змёа', 40, 0, 0));
  });

  it('leave out what the face has no glyph for, and draw no box in its place', async () => {
    const face = FACES.bold;
    expect(face.drawable('Заём 👨‍👩‍👧‍👦 под\u00a0ПТС\n汉字 ✔️№ 7')).toBe('Заём  под\u00a0ПТС\n № 7');
    const [odd, plain] = await Promise.all(
      ['🏡 Заём 汉字 под ПТС 💸', 'Заём под ПТС'].map((title) => drawCard({ ...WORDS, title })),
    );
    expect(odd).toEqual(plain);
  });

  it('can be drawn of any title', async () => {
    const titles = ['', '<script>&"', 'Ы'.repeat(400), '🚗 и 汉字'];
    const drawn = await Promise.all(titles.map((title) => drawCard({ ...WORDS, title })));
    for (const png of drawn) expect(await sharp(png).metadata()).toMatchObject(CARD);
  });
});

describe('a title in its place', () => {
  const face = { width: (text: string, size: number) => text.length * size };
  const place = {
    width: 100,
    sizes: [
      { size: 10, lines: 1 },
      { size: 5, lines: 2 },
    ],
  };

  it('takes the largest size in which it fits', () => {
    expect(fitLines('a b', face, place)).toEqual({ lines: ['a b'], size: 10 });
    expect(fitLines('12345678 12345678', face, place)).toEqual({ lines: ['12345678 12345678'], size: 5 });
  });

  it('ends in an ellipsis when it fits nowhere', () => {
    const { lines, size } = fitLines('слово, '.repeat(20), face, place);
    expect([lines.length, size]).toEqual([2, 5]);
    expect(lines[1]).toMatch(/слово…$/u);
    expect(Math.max(...lines.map(({ length }) => length * size))).toBeLessThanOrEqual(100);
  });
});
