import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BulkPreview,
  type BulkResult,
  type ContentList,
  type ContentListRow,
  DESK_PATHS,
} from '@polden/api-contract';
import {
  blogCategory,
  blogPost,
  type ContentType,
  faq,
  faqCategory,
  loanDocument,
  mediaOur,
} from '@polden/content-model';
import { seedArticles } from '../../demo/seed-articles.repository.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());
beforeEach(() => api.dataSource.query('DELETE FROM blog_post'));

const listed = async (query: string): Promise<string[]> => {
  const { body } = await manager.get(`${addressOf(blogPost, 'list')}?${query}`);
  return (body as unknown as ContentList<ContentListRow>).items.map(({ title }) => title);
};
const bulk = (body: object, type: ContentType = blogPost) => manager.post(addressOf(type, 'bulk'), body);

describe('a list of staff', () => {
  it('has what is called so before what only has the words, and is sorted as it is asked to be', async () => {
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Кредитная история' }] }],
    };
    await samples.add(blogPost, { title: 'Яблоки', body: text });
    await samples.add(blogPost, { title: 'Испорченная кредитная история' });
    await samples.add(blogPost, { title: 'Кредитная история' });
    await samples.add(blogPost, { title: 'Кредитная история: как читать' });
    expect(await listed(`search=${encodeURIComponent('кредитная история')}`)).toEqual([
      'Кредитная история',
      'Кредитная история: как читать',
      'Испорченная кредитная история',
      'Яблоки',
    ]);
    const sorted = await listed('sort=title');
    expect(sorted).toEqual([
      'Испорченная кредитная история',
      'Кредитная история',
      'Кредитная история: как читать',
      'Яблоки',
    ]);
    expect(await listed('sort=-title')).toEqual(sorted.toReversed());
    expect((await manager.get(`${addressOf(blogPost, 'list')}?sort=body`)).body['error_validation']).toEqual({
      sort: ['По этому столбцу список не упорядочить'],
    });
  });

  it('has each item once, and first what is called so, where everything has the word', async () => {
    await seedArticles(api.dataSource, 620);
    const old = await samples.add(mediaOur, { title: 'Новость', publishedAt: '2001-01-01T00:00:00.000Z' });
    const page = async (number: number) => {
      const search = encodeURIComponent('новость');
      const { body } = await manager.get(`${addressOf(mediaOur, 'list')}?search=${search}&page=${number}`);
      return body as unknown as ContentList<ContentListRow>;
    };
    const { items, pageCount, total } = await page(1);
    expect([items[0]?.id, total]).toEqual([old.id, 621]);
    const ids = new Set(items.map(({ id }) => id));
    for (let number = 2; number <= pageCount; number += 1) {
      for (const { id } of (await page(number)).items) ids.add(id);
    }
    expect(ids.size).toBe(total);
  });

  it.each([
    ['55', ['Ставка 1550']],
    ['7', ['Залог № 7']],
    ['0', ['Ставка 1550', 'Скидка 50% на a_b']],
    ['%', ['Скидка 50% на a_b']],
    ['a_b', ['Скидка 50% на a_b']],
    ['№', ['Залог № 7']],
    ['?!', ['Правда?!']],
    ['...', ['Ну...']],
    ['_', ['Скидка 50% на a_b']],
    ['¤', []],
  ])('finds «%s» in the midst of titles, however short it is', async (search, titles) => {
    for (const title of ['Скидка 50% на a_b', 'Ставка 1550', 'Залог № 7', 'Правда?!', 'Ну...'])
      await samples.add(blogPost, { title });
    const found = await listed(`search=${encodeURIComponent(search)}`);
    expect(found.toSorted()).toEqual(titles.toSorted());
  });

  it('looks for what is seen of a copied search, also in titles that have signs which nobody sees', async () => {
    for (const title of ['Полная стоимость', 'Пе\u00adренос дня']) await samples.add(blogPost, { title });
    const found = (search: string) => listed(`search=${encodeURIComponent(search)}`);
    expect(await found('По\u00adлная')).toEqual(['Полная стоимость']);
    expect(await found('\u200bстоимость\u2060')).toEqual(['Полная стоимость']);
    expect(await found('перенос')).toEqual(['Пе\u00adренос дня']);
    expect(await found(' \u200b\u00ad ')).toHaveLength(2);
    const { body } = await manager.get(`${DESK_PATHS.find}?q=${encodeURIComponent('По\u00adлная')}`);
    expect(body).toMatchObject([{ title: 'Полная стоимость' }]);
  });

  it('counts a search no further than anybody leafs, and says so; all by condition are all', async () => {
    const search = 'новость для пробы';
    await seedArticles(api.dataSource, 500);
    const path = `${addressOf(mediaOur, 'list')}?search=${encodeURIComponent(search)}`;
    const { body } = await manager.get(path);
    expect(body).toMatchObject({ total: 1000, more: true });
    const pages = (body as unknown as ContentList<ContentListRow>).pageCount;
    expect((await manager.get(`${path}&page=${pages}`)).body['items']).not.toEqual([]);
    expect((await manager.get(`${path}&page=${pages + 1}`)).body['items']).toEqual([]);
    const tried = await bulk({ operation: 'unpublish', where: { search }, preview: true }, mediaOur);
    expect((tried.body as unknown as BulkPreview).total).toBe(1120);
  });

  it('is filtered by several things at once: a subject, a picture, days', async () => {
    const category = (await samples.add(blogCategory)).id;
    await samples.add(blogPost, { title: 'С картинкой', category });
    await samples.add(blogPost, { title: 'Без картинки', category, image: null });
    await samples.add(blogPost, { title: 'Без темы', category: null, image: null });
    expect(await listed(`within=category:${category}&has=image:0`)).toEqual(['Без картинки']);
    expect(await listed(`within=category:&has=image:0`)).toEqual(['Без темы']);
    expect((await listed('changedFrom=2020-01-01&sort=title')).length).toBe(3);
    expect(await listed('changedTo=2020-01-01')).toEqual([]);
    const refused = await manager.get(`${addressOf(blogPost, 'list')}?has=body:1&changedFrom=сегодня`);
    expect(refused.status).toBe(422);
  });
});

describe('many items at once', () => {
  it('are tried before they are changed, by what the list shows, and each says what it was', async () => {
    const [from, to] = [(await samples.add(blogCategory)).id, (await samples.add(blogCategory)).id];
    const one = await samples.add(blogPost, { title: 'Первая', category: from });
    const two = await samples.add(blogPost, { title: 'Вторая', category: null });
    await samples.add(blogPost, { title: 'Уже там', category: to });
    const change = { operation: 'change', values: { category: to } };
    const tried = await bulk({ ...change, where: {}, preview: true });
    const { items, total } = tried.body as unknown as BulkPreview;
    expect([total, items.map(({ title, before }) => [title, before])]).toEqual([
      3,
      [
        ['Первая', { category: from }],
        ['Вторая', { category: null }],
        ['Уже там', {}],
      ],
    ]);
    expect(await listed(`within=category:${to}`)).toEqual(['Уже там']);
    const { body } = await bulk({ ...change, ids: [one.id, two.id, 999_999] });
    expect(body).toMatchObject({
      done: [one.id, two.id],
      failed: [{ id: 999_999, message: 'Такой записи нет: возможно, её уже удалили' }],
    });
    expect((await listed(`within=category:${to}`)).length).toBe(3);
  });

  it('move to another list with places of their own', async () => {
    const [from, to] = [(await samples.add(faqCategory)).id, (await samples.add(faqCategory)).id];
    const first = await samples.add(faq, { category: to });
    const moved = await samples.add(faq, { category: from });
    await bulk({ operation: 'change', values: { category: to }, ids: [moved.id] }, faq);
    const place = async (id: number) => (await manager.get(addressOf(faq, 'item', id))).body['place'];
    expect([await place(first.id), await place(moved.id)]).toEqual([1, 2]);
  });

  it('go back to their values and places, but for what somebody has changed since', async () => {
    const [from, to] = [(await samples.add(faqCategory)).id, (await samples.add(faqCategory)).id];
    const ids: number[] = [];
    for (const question of ['Первый?', 'Второй?', 'Третий?', 'Четвёртый?'])
      ids.push((await samples.add(faq, { category: from, question })).id);
    const moved = ids.slice(0, 3);
    const change = { operation: 'change', values: { category: to }, ids: moved };
    const { marks } = (await bulk(change, faq)).body as unknown as BulkResult;
    const [, second] = moved;
    const now = await manager.get(addressOf(faq, 'item', second));
    const edit = { version: now.body['version'], question: 'Второй, уже другой?' };
    expect((await manager.post(addressOf(faq, 'update', second), edit)).status).toBe(200);
    const undo = { ...change, ids: moved.toReversed(), values: { category: from }, since: marks };
    expect((await bulk(undo, faq)).body).toMatchObject({
      done: [moved[2], moved[0]],
      failed: [
        {
          id: second,
          title: 'Второй, уже другой?',
          message: 'С тех пор запись изменили: она осталась как есть',
        },
      ],
    });
    const { body } = await manager.get(`${addressOf(faq, 'list')}?within=category:${from}`);
    const left = (body['items'] as ContentListRow[]).map(({ id, place }) => [id, place]);
    expect(left).toEqual([
      [moved[0], 1],
      [moved[2], 2],
      [ids[3], 3],
    ]);
    // Once more there is nothing to take back: each has another version by now.
    expect((await bulk(undo, faq)).body).toMatchObject({ done: [] });
  });

  it('go to the archive under a year and come back, also where they were removed', async () => {
    const run = async (body: object) =>
      (await manager.post(addressOf(loanDocument, 'bulk'), body)).body as unknown as BulkResult;
    const [one, two] = [await samples.add(loanDocument), await samples.add(loanDocument)];
    const ids = [one.id, two.id];
    const facts = async (id: number) => {
      const { body } = await manager.get(addressOf(loanDocument, 'item', id));
      return [body['archived'], body['archiveYear'], body['place']];
    };
    const before = [await facts(one.id), await facts(two.id)];
    const archived = await run({ operation: 'archive', year: 2024, ids });
    expect([await facts(one.id), await facts(two.id)]).toEqual([
      [true, 2024, null],
      [true, 2024, null],
    ]);
    const tried = await run({ operation: 'unarchive', ids, preview: true });
    expect(tried).toMatchObject({ items: ids.map((id) => ({ id, before: { archiveYear: 2024 } })) });
    const reversed = ids.toReversed();
    const back = await run({ operation: 'unarchive', ids: reversed, since: archived.marks });
    expect(back.done).toEqual(reversed);
    expect([await facts(one.id), await facts(two.id)]).toEqual(before);
    const removed = await run({ operation: 'remove', ids });
    expect((await run({ operation: 'restore', ids: reversed, since: removed.marks })).failed).toEqual([]);
    expect([await facts(one.id), await facts(two.id)]).toEqual(before);
  });

  it('say what each lacks, in words of its own', async () => {
    const bare = await samples.add(blogPost, { title: 'Без вступления', lead: '' });
    const { body } = await bulk({ operation: 'publish', ids: [bare.id], preview: true });
    expect((body as unknown as BulkPreview).items[0]?.message).toBe('Введите вступление');
    const refused = await bulk({ operation: 'publish', ids: [bare.id] });
    expect(refused.body['failed']).toEqual([
      { id: bare.id, title: 'Без вступления', message: 'Введите вступление' },
    ]);
  });

  it.each([
    [{ operation: 'change', values: {}, ids: [1] }, 'Выберите, что изменить'],
    [{ operation: 'change', values: { body: '' }, ids: [1] }, 'Разом меняют только короткие поля'],
    [
      { operation: 'change', values: { category: 1 }, where: 'all', preview: true },
      'Отбор составлен неверно',
    ],
    [{ operation: 'change', values: { category: 1 }, where: {} }, 'Выберите от 1 до 100 записей'],
    [{ operation: 'archive', ids: [1] }, 'Такого действия нет'],
    [{ operation: 'publish', ids: [1], since: [{ id: 1 }] }, 'Отмена составлена неверно'],
  ])('are refused as %j', async (body, message) => {
    const { status, body: answer } = await bulk(body);
    expect([status, answer['message']]).toEqual([422, message]);
  });
});

describe('the trash', () => {
  it('is searched, and shows what an item held', async () => {
    for (const title of ['Старая акция', 'Другое']) {
      const { id } = await samples.add(blogPost, { title });
      await manager.post(addressOf(blogPost, 'remove', id));
    }
    const { body } = await manager.get(
      `${addressOf(blogPost, 'trash')}?search=${encodeURIComponent('акции')}`,
    );
    const { items, total } = body as unknown as ContentList<ContentListRow>;
    expect([total, items.map(({ title }) => title)]).toEqual([1, ['Старая акция']]);
    const inside = await manager.get(addressOf(blogPost, 'trashItem', items[0]?.id));
    expect([inside.status, inside.body['title']]).toEqual([200, 'Старая акция']);
    const living = await samples.add(blogPost, { title: 'Живая' });
    expect((await manager.get(addressOf(blogPost, 'trashItem', living.id))).status).toBe(404);
  });
});
