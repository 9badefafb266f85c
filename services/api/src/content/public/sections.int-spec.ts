import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  EVENT_LAYOUT,
  EVENT_PATHS,
  type EventBanner,
  FAQ_PATHS,
  type FaqAnswer,
  type FaqCategory,
  type FaqEnvelope,
  type FaqQuestion,
  FOOTER_SEO_PATHS,
  INVESTOR_PAGE_PATHS,
  MARKETPLACE_PATHS,
  TERMS_PATHS,
  VACANCY_PATHS,
  type Vacancy,
  type VacancyCard,
} from '@polden/api-contract';
import {
  event,
  faq,
  faqCategory,
  footerSeoCategory,
  footerSeoPage,
  investorPost,
  marketplaceCategory,
  marketplaceItem,
  termsPage,
  vacancy,
} from '@polden/content-model';
import { stopClock } from '../../testing/clock.ts';
import { signIn } from '../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';
import { Publisher, read, visit } from './testing/visitors.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-sections-'));
let api: TestApp;
let staff: Publisher;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = new Publisher(api, await signIn(api, 'MANAGER'));
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

describe('questions', () => {
  it('come category after category, their answers apart', async () => {
    const first = await staff.publish(faqCategory, { title: 'Заём' });
    const second = await staff.publish(faqCategory, { title: 'Оплата' });
    const pay = await staff.publish(faq, { question: 'Как платить?', category: second });
    const take = await staff.publish(faq, { question: 'Как взять?', category: first });
    const where = await staff.publish(faq, { question: 'Где взять?', category: first });
    await staff.draft(faq, { category: first });
    await staff.call(faqCategory, 'moveUp', second);
    await staff.call(faq, 'moveUp', where);
    expect(await read<FaqEnvelope<FaqCategory[]>>(api, FAQ_PATHS.categories)).toEqual({
      ok: true,
      data: [
        { id: second, title: 'Оплата', position: 1 },
        { id: first, title: 'Заём', position: 2 },
      ],
    });
    expect(await read<FaqEnvelope<FaqQuestion[]>>(api, FAQ_PATHS.questions)).toEqual({
      ok: true,
      data: [
        { id: pay, question: 'Как платить?', answer: null, faq_category_id: second },
        { id: where, question: 'Где взять?', answer: null, faq_category_id: first },
        { id: take, question: 'Как взять?', answer: null, faq_category_id: first },
      ],
    });
    const { data: answers } = await read<FaqEnvelope<FaqAnswer[]>>(api, FAQ_PATHS.answers);
    expect(answers.map(({ id }) => id)).toEqual([pay, where, take]);
    expect(await read<FaqEnvelope<FaqAnswer>>(api, `${FAQ_PATHS.answer}/${take}`)).toEqual({
      ok: true,
      data: { id: take, answer: expect.stringMatching(/^<p>.+<\/p>$/u) },
    });
    await staff.call(faq, 'remove', pay);
    await staff.call(faqCategory, 'remove', second);
    const { data } = await read<FaqEnvelope<FaqQuestion[]>>(api, FAQ_PATHS.questions);
    expect(data.map(({ id }) => id)).toEqual([where, take]);
  });

  it('without an answer for visitors are not found', async () => {
    const { id } = await staff.draft(faq);
    for (const absent of [id, 999_999, 'abc', '%00']) {
      expect((await visit(api, `${FAQ_PATHS.answer}/${absent}`)).statusCode).toBe(404);
    }
  });
});

describe('vacancies', () => {
  it('stand in the order of staff and open by id, url and former url', async () => {
    const cashier = await staff.publish(vacancy, { title: 'Кассир', slug: 'kassir', employment: 'remote' });
    const lawyer = await staff.publish(vacancy, { title: 'Юрист' });
    await staff.draft(vacancy, { slug: 'tayna' });
    await staff.call(vacancy, 'moveUp', lawyer);
    const items = await read<VacancyCard[]>(api, VACANCY_PATHS.items);
    expect(items).toMatchObject([
      { id: lawyer, url: 'yurist', order: 1 },
      { id: cashier, url: 'kassir', order: 2, employment: { value: 'remote', title: 'Удалённо' } },
    ]);
    const item = await read<Vacancy>(api, `${VACANCY_PATHS.item}/${cashier}`);
    expect(item).toEqual({ ...items[1], content: expect.stringMatching(/^<p>/u) });
    await staff.update(vacancy, cashier, { slug: 'kassir-operator' });
    expect(await read<Vacancy>(api, `${VACANCY_PATHS.item}/kassir`)).toEqual({
      ...item,
      url: 'kassir-operator',
    });
    for (const absent of ['tayna', 'netu', '999999', '%00']) {
      expect((await visit(api, `${VACANCY_PATHS.item}/${absent}`)).statusCode).toBe(404);
    }
    await staff.call(vacancy, 'remove', cashier);
    for (const removed of ['kassir-operator', cashier]) {
      expect((await visit(api, `${VACANCY_PATHS.item}/${removed}`)).statusCode).toBe(410);
    }
  });
});

describe('banners of events', () => {
  let clock: ReturnType<typeof stopClock>;

  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => clock.restore());

  it('are shown from the first minute of their first day in Moscow to the last of their last one', async () => {
    const now = new Date();
    const days = { startsOn: '2099-03-10', endsOn: '2099-03-12' };
    const id = await staff.publish(event, {
      title: 'Весна',
      ...days,
      width: 'half',
      titleLeft: 7,
      imageTop: null,
    });
    const shown = async (moment: string): Promise<number[]> => {
      jest.setSystemTime(new Date(moment));
      return (await read<EventBanner[]>(api, EVENT_PATHS.index)).map((banner) => banner.id);
    };
    expect(await shown('2099-03-09T20:59:59Z')).toEqual([]);
    expect(await shown('2099-03-09T21:00:00Z')).toEqual([id]);
    expect(await read<EventBanner[]>(api, EVENT_PATHS.index)).toMatchObject([
      {
        title: 'Весна',
        src: expect.stringMatching(/webp$/u),
        fullDateStart: '2099-03-10T00:00:00+03:00',
        fullDateEnd: '2099-03-12T23:59:00+03:00',
        width: 'half',
        layout: { titleLeft: 7, imageTop: EVENT_LAYOUT.imageTop },
      },
    ]);
    expect(await shown('2099-03-12T20:59:59Z')).toEqual([id]);
    expect(await shown('2099-03-12T21:00:00Z')).toEqual([]);
    jest.setSystemTime(now);
  });
});

describe('pages that staff write', () => {
  it('for investors come whole, in their order', async () => {
    const first = await staff.publish(investorPost, {
      title: 'Как это работает',
      video: 'https://video.example/1',
    });
    const second = await staff.publish(investorPost, { title: 'Риски', image: null, video: '' });
    await staff.call(investorPost, 'moveUp', second);
    expect(await read(api, INVESTOR_PAGE_PATHS.posts)).toMatchObject([
      { id: second, title: 'Риски', youtube: '', youtube_preview: null },
      {
        id: first,
        content: expect.stringMatching(/^<p>/u),
        youtube: 'https://video.example/1',
        youtube_preview: { url: expect.any(String), alt: expect.any(String) },
      },
    ]);
  });

  it('of the terms are listed and open by url and former url', async () => {
    const id = await staff.publish(termsPage, { title: 'Акция', slug: 'aktsiya', lead: 'Кратко' });
    await staff.draft(termsPage, { slug: 'tayna' });
    const card = { id, url: 'aktsiya', title: 'Акция', lead: 'Кратко', public_at: expect.any(String) };
    expect(await read(api, TERMS_PATHS.index)).toEqual([card]);
    const page = { ...card, content: expect.stringMatching(/^<p>/u) };
    expect(await read(api, `${TERMS_PATHS.post}/aktsiya`)).toEqual(page);
    await staff.update(termsPage, id, { slug: 'aktsiya-2026' });
    expect(await read(api, `${TERMS_PATHS.post}/aktsiya`)).toEqual({ ...page, url: 'aktsiya-2026' });
    for (const absent of ['tayna', 'netu', '%00']) {
      expect((await visit(api, `${TERMS_PATHS.post}/${absent}`)).statusCode).toBe(404);
    }
  });
});

describe('categories with their items', () => {
  it('make the marketplace', async () => {
    const phones = await staff.publish(marketplaceCategory, { title: 'Телефоны' });
    const cars = await staff.publish(marketplaceCategory, { title: 'Машины' });
    const old = await staff.publish(marketplaceItem, { title: 'Старый', category: phones, price: 5000 });
    const young = await staff.publish(marketplaceItem, { title: 'Новый', category: phones, price: null });
    await staff.draft(marketplaceItem, { category: phones });
    await staff.call(marketplaceItem, 'moveUp', young);
    expect(await read(api, MARKETPLACE_PATHS.all)).toMatchObject([
      {
        id: phones,
        position: 1,
        items: [
          { id: young, title: 'Новый', price: null, position: 1, image: { url: expect.any(String) } },
          { id: old, title: 'Старый', price: 5000, position: 2 },
        ],
      },
      { id: cars, position: 2, items: [] },
    ]);
  });

  it('make the links of the footer', async () => {
    const loans = await staff.publish(footerSeoCategory, { title: 'Займы' });
    const page = await staff.publish(footerSeoPage, {
      title: 'Под ПТС',
      category: loans,
      url: '/dengi-pod-zalog',
    });
    const items = [{ id: page, title: 'Под ПТС', url: '/dengi-pod-zalog', position: 1 }];
    expect(await read(api, FOOTER_SEO_PATHS.all)).toEqual([
      { id: loans, title: 'Займы', position: 1, items },
    ]);
    await staff.call(footerSeoPage, 'remove', page);
    expect(await read(api, FOOTER_SEO_PATHS.all)).toMatchObject([{ id: loans, items: [] }]);
  });
});
