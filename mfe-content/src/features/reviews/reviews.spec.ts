import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Review, REVIEW_PATHS, type ReviewSummary } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage, structuredIn } from '../../testing/serve-page.ts';

const PAGE = '/o-kompanii/otzyvi';
const SUMMARY: ReviewSummary = {
  count: 13,
  rating: 4.3,
  marks: [
    { stars: 5, count: 8 },
    { stars: 4, count: 2 },
    { stars: 3, count: 1 },
    { stars: 2, count: 1 },
    { stars: 1, count: 0 },
  ],
};

let api: ContentApi;

const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  name: `Автор ${id}`,
  rating: 5,
  message: `Отзыв номер ${id}.`,
  answer: '',
  public_at: '2026-11-01T09:00:00.000Z',
  ...change,
});
const ALL = [
  review(1, { answer: 'Спасибо, исправили.', rating: 2 }),
  review(2, { rating: null, message: 'А'.repeat(4000) }),
  ...Array.from({ length: 11 }, (_, index) => review(index + 3)),
];

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [REVIEW_PATHS.items]: (query) => {
      const [page, stars] = [Number(query.get('page')), query.get('stars')];
      const found = ALL.filter(({ rating }) => stars === null || rating === Number(stars));
      return { items: found.slice((page - 1) * 10, page * 10), pageCount: Math.ceil(found.length / 10) };
    },
    [REVIEW_PATHS.summary]: SUMMARY,
    [REVIEW_PATHS.add]: { ok: true, created: '2026-11-22T09:00:00.000Z' },
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

/** Each page has its own text field for every name. */
function typed(change: Record<string, string> = {}): Record<string, string> {
  return {
    form: 'otzyv',
    intent: 'send',
    rating: '4',
    message: 'Всё понятно.',
    name: 'Анна',
    type: 'review',
    email: '',
    number: '+7',
    consent: 'on',
    ...change,
  };
}

describe('the reviews as the server sends them', () => {
  it('stand with their marks and the answers of the company, and in sum', async () => {
    const { status, html, text } = await servePage(PAGE);
    expect(status).toBe(200);
    expect(text).toContain('Отвечает «Полдень» Спасибо, исправили.');
    expect(text).toContain('4,3 12 оценок');
    expect(html).toContain('aria-label="Оценка 4,3 из 5"');
    expect(html).toContain('aria-label="Оценка 2 из 5"');
    expect(html).toContain(`href="${PAGE}?page=2"`);
    expect(text).not.toContain('Отзыв номер 11.');
  });

  it('are told to search engines as they stand there, those without a mark left out', async () => {
    const told = structuredIn(await servePage(PAGE), 'Organization');
    expect(told?.['aggregateRating']).toMatchObject({ ratingValue: 4.3, reviewCount: 12, bestRating: 5 });
    expect(told?.['review']).toHaveLength(9);
    expect((told?.['review'] as object[])[0]).toEqual({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Автор 1' },
      datePublished: '2026-11-01T09:00:00.000Z',
      reviewBody: 'Отзыв номер 1.',
      reviewRating: { '@type': 'Rating', ratingValue: 2, bestRating: 5, worstRating: 1 },
    });
  });

  it('are of one mark by a link, which search engines do not count', async () => {
    const { html, text } = await servePage(`${PAGE}?ocenka=2`);
    expect(text).toContain('Отзыв номер 1.');
    expect(text).not.toContain('Отзыв номер 3.');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect((await servePage(`${PAGE}?ocenka=1`)).text).toContain('С такой оценкой отзывов нет.');
    expect((await servePage(`${PAGE}?ocenka=9`)).text).toContain('Отзыв номер 3.');
  });

  it('have pages', async () => {
    const second = await servePage(`${PAGE}?page=2`);
    expect(second.text).toContain('Отзыв номер 11.');
    expect(second.html).toContain('<title>Отзывы о «Полдне» — страница 2');
    expect(await servePage(`${PAGE}?page=0`)).toMatchObject({ status: 404 });
    expect(await servePage(`${PAGE}?page=1`)).toMatchObject({ status: 301, location: PAGE });
    const behind = await servePage(`${PAGE}?page=9`);
    expect(behind.status).toBe(404);
    expect(behind.text).toContain('Такой страницы нет: здесь 2 страницы.');
    expect(behind.html).toContain('<title>Отзывы о «Полдне» — Полдень</title>');
    expect(behind.html).not.toContain('траница 9');
    expect(behind.html).toMatch(
      new RegExp(`href="${PAGE}\\?page=2"[^>]*><span class="content">На последнюю страницу`, 'u'),
    );
  });

  it('claim nothing while there are none, and are 503 without data', async () => {
    api.answers[REVIEW_PATHS.items] = { items: [], pageCount: 0 };
    api.answers[REVIEW_PATHS.summary] = { count: 0, rating: null, marks: [] };
    const empty = await servePage(PAGE);
    expect(empty.text).toContain('Отзывов пока нет');
    expect(structuredIn(empty, 'Organization')).toBeUndefined();
    api.outage = 500;
    expect(await servePage(PAGE)).toMatchObject({ status: 503 });
  });
});

describe('a review that is written', () => {
  it('is sent as it was typed, and thanked for', async () => {
    const { status, location } = await servePage(PAGE, typed());
    expect([status, location]).toEqual([303, `${PAGE}?otpravleno=otzyv#otzyv`]);
    expect(api.posted.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      [
        REVIEW_PATHS.add,
        { url: PAGE, rating: 4, message: 'Всё понятно.', name: 'Анна', type: 'review', consent: true },
      ],
    ]);
    expect((await servePage(`${PAGE}?otpravleno=otzyv`)).text).toContain('Спасибо, отзыв у нас');
  });

  it('is promised a place on the site only when it is for everybody', async () => {
    const { location } = await servePage(PAGE, typed({ type: 'feedback' }));
    expect(location).toBe(`${PAGE}?otpravleno=otzyv-feedback#otzyv`);
    const { text } = await servePage(location?.split('#')[0] ?? '');
    expect(text).toContain('Спасибо, отзыв у нас');
    expect(text).not.toContain('Обычно публикуем');
    expect(text).toContain('На сайте его не покажем');
    expect((await servePage(`${PAGE}?otpravleno=otzyv`)).text).toContain('Обычно публикуем');
    expect((await servePage(PAGE)).text).toContain('Отзыв для всех посетителей редактор проверит');
  });

  it.each(['otzyv', 'otzyv-feedback'])(
    'promises an answer only to who has left an address: %s',
    async (sent) => {
      const { text } = await servePage(`${PAGE}?otpravleno=${sent}`);
      expect(text).toContain('Если оставили почту или телефон, ответим.');
      expect(text).not.toMatch(/напишем|позвоним/u);
    },
  );

  it('goes as a form when files come with it', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed())) form.append(name, value);
    form.append('files', new File(['%PDF-1.4'], 'dogovor.pdf', { type: 'application/pdf' }));
    form.append('files', new File([], ''));
    expect(await servePage(PAGE, form)).toMatchObject({ status: 303 });
    const [sent] = api.posted;
    expect(sent?.body).toContain('filename="dogovor.pdf"');
    expect(sent?.body.match(/filename=/gu)).toHaveLength(1);
  });

  it('is not sent with more files than a form can carry, and says how many that is', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed({ message: 'Со снимками' }))) form.append(name, value);
    for (const name of ['a.jpg', 'b.jpg'])
      form.append('files', new File([Buffer.alloc(9 * 1024 * 1024)], name));
    const { status, html, text } = await servePage(PAGE, form);
    expect(status).toBe(422);
    expect(api.posted).toEqual([]);
    expect(text.replaceAll('\u00a0', ' ')).toContain('Файлы вместе больше 16 МБ');
    expect(html).toContain('Со снимками</textarea>');
    expect((await servePage(PAGE)).text).toContain('вместе не больше 16 МБ');
  });

  it('is not sent without the consent, and nothing typed is lost', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(typed({ message: 'Длинный рассказ' }))) {
      if (name !== 'consent') form.append(name, value);
    }
    form.append('files', new File(['%PDF-1.4'], 'dogovor.pdf'));
    const { status, html, text } = await servePage(PAGE, form);
    expect(status).toBe(422);
    expect(api.posted).toEqual([]);
    expect(text).toContain('Отметьте согласие на обработку');
    expect(html).toContain('Длинный рассказ</textarea>');
    expect(html).toMatch(/value="4"[^>]*checked|checked[^>]*value="4"/u);
    expect(text).toContain('Браузер не вернул файлы');
  });

  it('stays when it could not be sent', async () => {
    delete api.answers[REVIEW_PATHS.add];
    const { html } = await servePage(PAGE, typed({ message: 'Не пропадай' }));
    expect(html).toContain('Не пропадай</textarea>');
  });
});
