import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentList, ContentListRow } from '@polden/api-contract';
import { CONTENT_TYPES, faq, loanDocument, menuItem } from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

async function titlesWithin(within: string): Promise<string[]> {
  const { body } = await staff.get(
    `${addressOf(menuItem, 'list')}?within=kind:footer&within=parent:${within}`,
  );
  return (body as unknown as ContentList<ContentListRow>).items.map(
    ({ title, place }) => `${place} ${title}`,
  );
}

describe('a place in another list', () => {
  it('is taken at once, without a gap in either, and never under itself', async () => {
    const add = (title: string, parent: number | null = null) =>
      samples.add(menuItem, { title, kind: 'footer', parent });
    const [company, clients] = [await add('Компания'), await add('Клиентам')];
    await add('О нас', company.id);
    const moved = await add('Отзывы', company.id);
    await add('Контакты', company.id);
    await add('Оплата', clients.id);
    const within = { kind: 'footer', parent: clients.id };
    const path = addressOf(menuItem, 'moveItem', moved.id);
    expect((await staff.post(path, { position: 1, within })).status).toBe(200);
    expect(await titlesWithin(String(company.id))).toEqual(['1 О нас', '2 Контакты']);
    expect(await titlesWithin(String(clients.id))).toEqual(['1 Отзывы', '2 Оплата']);

    await staff.post(path, { position: 2, within: { parent: null } });
    expect(await titlesWithin('')).toEqual(['1 Компания', '2 Отзывы', '3 Клиентам']);
    const under = await staff.post(addressOf(menuItem, 'moveItem', company.id), {
      position: 1,
      within: { parent: company.id },
    });
    expect([under.status, under.body['message']]).toEqual([
      422,
      'Внутри пункта: запись не может стоять внутри самой себя',
    ]);
    expect(await titlesWithin('')).toEqual(['1 Компания', '2 Отзывы', '3 Клиентам']);
  });

  it.each([
    [{ position: 0, within: { parent: null } }, 'position'],
    [{ position: 1, within: { title: 'Другое' } }, 'within'],
    [{ position: 1, within: 'footer' }, 'within'],
    [{ position: 1, within: [] }, 'within'],
    [{ position: 1, within: { kind: 'nowhere' } }, 'kind'],
  ])('is not %j', async (body, field) => {
    const { id } = await samples.add(menuItem);
    const answer = await staff.post(addressOf(menuItem, 'moveItem', id), body);
    expect([answer.status, Object.keys(answer.body['error_validation'] as object)]).toEqual([422, [field]]);
  });
});

const ORDERED = CONTENT_TYPES.filter(({ order }) => order !== null);
const AWAY = [
  ['remove', 'restore', ORDERED],
  ['moveArchive', 'restoreArchive', ORDERED.filter(({ archive }) => archive !== null)],
] as const;

describe.each(
  AWAY.flatMap(([away, back, types]) => types.map((type) => ({ name: type.name, type, away, back }))),
)('$name: what comes back by $back', ({ type, away, back }) => {
  it('stands where it stood', async () => {
    const first = await samples.add(type);
    const list = Object.fromEntries((type.order?.within ?? []).map((name) => [name, first[name]]));
    const ids = [first.id];
    for (let number = 1; number <= 2; number += 1) ids.push((await samples.add(type, list)).id);
    const order = async (): Promise<number[]> => {
      const rows = await api.dataSource.query<{ id: number }[]>(
        `SELECT id FROM ${type.table} WHERE id = ANY ($1) AND place IS NOT NULL ORDER BY place`,
        [ids],
      );
      return rows.map(({ id }) => id);
    };
    const [, second = 0] = ids;
    await staff.post(addressOf(type, away, second), away === 'moveArchive' ? { year: 2024 } : {});
    expect(await order()).toEqual([ids[0], ids[2]]);
    expect((await staff.post(addressOf(type, back, second))).status).toBe(200);
    expect(await order()).toEqual(ids);
  });
});

describe('what comes back to a list', () => {
  const places = async (category: unknown) =>
    (
      await api.dataSource.query<{ id: number; place: number }[]>(
        'SELECT id, place FROM faq WHERE category_id = $1 AND place IS NOT NULL ORDER BY place',
        [category],
      )
    ).map(({ id, place }) => [id, place]);
  const call = (operation: 'remove' | 'restore', id: number) => staff.post(addressOf(faq, operation, id));

  it('that has become shorter stands at its end', async () => {
    const first = await samples.add(faq);
    const others = [];
    for (let number = 1; number <= 3; number += 1)
      others.push((await samples.add(faq, { category: first['category'] })).id);
    const [second = 0, third = 0, fourth = 0] = others;
    for (const id of [fourth, second, third]) await call('remove', id);
    expect((await call('restore', fourth)).status).toBe(200);
    expect(await places(first['category'])).toEqual([
      [first.id, 1],
      [fourth, 2],
    ]);
  });

  it('at the same moment as others leaves neither a gap nor a double', async () => {
    const first = await samples.add(faq);
    const ids = [first.id];
    for (let number = 1; number < 8; number += 1)
      ids.push((await samples.add(faq, { category: first['category'] })).id);
    await Promise.all(ids.map((id) => call('remove', id)));
    await Promise.all(ids.map((id) => call('restore', id)));
    const found = await places(first['category']);
    expect(found.map(([, place]) => place)).toEqual(ids.map((_id, index) => index + 1));
  });

  it('keeps its place on its way from the archive through the trash', async () => {
    const { id } = await samples.add(loanDocument);
    const place = async () => itemIn(await staff.get(addressOf(loanDocument, 'item', id)))['place'];
    await samples.add(loanDocument);
    const before = await place();
    for (const operation of ['moveArchive', 'remove', 'restore', 'restoreArchive'] as const) {
      const body = operation === 'moveArchive' ? { year: 2024 } : {};
      expect((await staff.post(addressOf(loanDocument, operation, id), body)).status).toBe(200);
    }
    expect(await place()).toBe(before);
  });
});

describe('the year of an archived loan document', () => {
  it('is changed where it stands', async () => {
    const { id } = await samples.add(loanDocument);
    const path = addressOf(loanDocument, 'moveArchive', id);
    expect(itemIn(await staff.post(path, { year: 2024 }))).toMatchObject({
      archived: true,
      archiveYear: 2024,
    });
    expect(itemIn(await staff.post(path, { year: '2023' }))).toMatchObject({
      archived: true,
      archiveYear: 2023,
    });
  });

  it('is none before its first day, nor one to come', async () => {
    const { id } = await samples.add(loanDocument, { validFrom: '2022-05-01', endsOn: null });
    const path = addressOf(loanDocument, 'moveArchive', id);
    const present = Number(moscowDay(new Date()).slice(0, 4));
    for (const year of [1812, 2021, present + 1, 2200, '2e3', '', undefined]) {
      const { status, body } = await staff.post(path, { year });
      expect([status, body['error_validation']]).toEqual([
        422,
        { year: [`Год архива: от 2022 до ${present}, документ действует с 2022 года`] },
      ]);
    }
    const bulk = { operation: 'archive', year: 2200, ids: [id] };
    const message = expect.stringContaining(`от 2022 до ${present}`);
    for (const call of [bulk, { ...bulk, preview: true }])
      expect(JSON.stringify((await staff.post(addressOf(loanDocument, 'bulk'), call)).body)).toEqual(message);
    expect((await staff.post(path, { year: 2022 })).status).toBe(200);
  });

  it('keeps its first day from going behind it', async () => {
    const { id } = await samples.add(loanDocument, { validFrom: '2022-05-01', endsOn: null });
    const put = itemIn(await staff.post(addressOf(loanDocument, 'moveArchive', id), { year: 2023 }));
    const change = async (validFrom: string) =>
      staff.post(addressOf(loanDocument, 'update', id), { version: put['version'], validFrom });
    expect((await change('2024-01-01')).body).toMatchObject({
      error_validation: {
        validFrom: ['Документ в архиве 2023 года: укажите день не позже или смените год архива'],
      },
    });
    expect((await change('2023-12-31')).status).toBe(200);
  });

  it('is none yet for a document of the next years', async () => {
    const { id } = await samples.add(loanDocument, { validFrom: '2099-01-01', endsOn: null });
    const { body } = await staff.post(addressOf(loanDocument, 'moveArchive', id), { year: 2026 });
    expect(body).toMatchObject({
      error_validation: { year: ['Документ действует с 2099 года: в архив ему рано'] },
    });
  });
});
