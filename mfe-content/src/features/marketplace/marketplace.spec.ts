import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MARKETPLACE_PATHS, type MarketplaceItem, PROMO_CODES_PATH } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: ContentApi;

const offer = (change: Partial<MarketplaceItem>): MarketplaceItem => ({
  id: 1,
  title: 'Осмотр машины',
  lead: 'Мастер приедет к продавцу.',
  image: null,
  price: 4900,
  link: 'https://vint.example/osmotr',
  advertiser: 'ООО «Винт», ИНН 7700000000',
  erid: 'abc123',
  position: 1,
  ...change,
});

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [MARKETPLACE_PATHS.all]: [
      {
        id: 1,
        title: 'Машина',
        position: 1,
        items: [
          offer({}),
          offer({ id: 2, title: 'Без подписи', advertiser: '', erid: '' }),
          offer({ id: 3, title: 'Свой заём', link: '/avtozaem', price: null }),
        ],
      },
      { id: 2, title: 'Пустой раздел', position: 2, items: [] },
    ],
    [PROMO_CODES_PATH]: [
      { id: 1, title: 'Скидка', code: 'DRUG', conditions: 'Один раз.', startsOn: null, endsOn: '2026-12-31' },
    ],
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('the marketplace', () => {
  it('says of what leads elsewhere that it is advertising, and whose', async () => {
    const { html, text } = await servePage('/marketplace');
    expect(text).toContain('Реклама ООО «Винт», ИНН 7700000000. erid: abc123');
    expect(text).toContain('Реклама vint.example');
    expect(text.match(/Реклама /gu)).toHaveLength(2);
    expect(html).toContain('rel="sponsored noopener noreferrer"');
    expect(text).not.toContain('Пустой раздел');
  });

  it('names the site of a partner as it was written', async () => {
    const items = [offer({ link: 'https://www.осмотр.рф/цены', advertiser: '', erid: '' })];
    api.answers[MARKETPLACE_PATHS.all] = [{ id: 1, title: 'Машина', position: 1, items }];
    const { text } = await servePage('/marketplace');
    expect(text).toContain('Реклама осмотр.рф');
    expect(text).toContain('Подробнее на осмотр.рф');
  });

  it('has the codes of today, and is whole without them', async () => {
    expect((await servePage('/marketplace')).text).toContain('DRUG');
    delete api.answers[PROMO_CODES_PATH];
    const { status, text } = await servePage('/marketplace');
    expect([status, text.includes('Промокоды')]).toEqual([200, false]);
  });

  it('says so when there are no offers, and 503 without data', async () => {
    api.answers[MARKETPLACE_PATHS.all] = [];
    expect((await servePage('/marketplace')).text).toContain('Предложений сейчас нет');
    api.outage = 500;
    expect(await servePage('/marketplace')).toMatchObject({ status: 503 });
  });
});
