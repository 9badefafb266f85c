import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentList, ContentListRow } from '@polden/api-contract';
import { loanDocument, menuItem } from '@polden/content-model';
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
    [{ position: 1, within: { kind: 'nowhere' } }, 'kind'],
  ])('is not %j', async (body, field) => {
    const { id } = await samples.add(menuItem);
    const answer = await staff.post(addressOf(menuItem, 'moveItem', id), body);
    expect([answer.status, Object.keys(answer.body['error_validation'] as object)]).toEqual([422, [field]]);
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
    expect((await staff.post(path, { year: 1812 })).status).toBe(422);
  });
});
