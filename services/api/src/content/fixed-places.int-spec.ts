import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentType, description, legalPage, template } from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());

async function faults(type: ContentType, id: number, given: object): Promise<unknown> {
  const { status, body } = await manager.post(addressOf(type, 'update', id), given);
  return [status, Object.keys(Object(body['error_validation']) as object)];
}
const act = (type: ContentType, operation: 'publish' | 'unpublish' | 'remove' | 'restore', id: number) =>
  manager.post(addressOf(type, operation, id));

describe('a legal text', () => {
  it('is refused at an address where the site has no page for it, and without one', async () => {
    for (const slug of ['zzz', '']) {
      const fields = { ...(await samples.fields(legalPage)), slug };
      const { status, body } = await manager.post(addressOf(legalPage, 'add'), fields);
      expect([status, Object.keys(Object(body['error_validation']) as object)]).toEqual([422, ['slug']]);
    }
  });

  it('moves while it is a draft, and stays where visitors see it', async () => {
    const page = await samples.add(legalPage, { slug: 'standarts' });
    const moved = itemIn(
      await manager.post(addressOf(legalPage, 'update', page.id), { version: 1, slug: 'usloviya' }),
    );
    expect(await faults(legalPage, page.id, { version: moved.version, slug: 'zzz' })).toEqual([
      422,
      ['slug'],
    ]);
    itemIn(await act(legalPage, 'publish', page.id));
    const { version } = itemIn(await manager.get(addressOf(legalPage, 'item', page.id)));
    expect(await faults(legalPage, page.id, { version, slug: 'standarts' })).toEqual([422, ['slug']]);
    expect(await faults(legalPage, page.id, { version, slug: '' })).toEqual([422, ['slug']]);
    expect(await faults(legalPage, page.id, { version, title: 'Условия договора' })).toEqual([200, []]);
    expect((await act(legalPage, 'unpublish', page.id)).status).toBe(200);
  });

  it('does not come back from the trash to a page where another one stands', async () => {
    const page = await samples.add(legalPage, { slug: 'agreement' });
    await act(legalPage, 'remove', page.id);
    await samples.add(legalPage, { slug: 'agreement' });
    expect((await act(legalPage, 'restore', page.id)).status).toBe(422);
  });

  it('is never the policy that leaves the site', async () => {
    const page = await samples.add(legalPage, { slug: 'policy' });
    itemIn(await act(legalPage, 'publish', page.id));
    for (const operation of ['unpublish', 'remove'] as const) {
      const { status, body } = await act(legalPage, operation, page.id);
      expect([status, body['message']]).toEqual([
        422,
        expect.stringContaining('на неё ссылается каждая форма'),
      ]);
    }
  });
});

describe.each([
  { type: template, known: 'footer-data', other: 'footer-dannye', unknown: ['zzz', 'footer', 'footer-'] },
  {
    type: description,
    known: 'autozaem',
    other: 'autozaem.title',
    unknown: ['zzz', 'kontakty', 'autozaem.zzz', 'autozaem.benefit-0'],
  },
])('a text of $type.titles.section', ({ type, known, other, unknown }) => {
  it('stands in one of the places that the site has, and stays there', async () => {
    const text = await samples.add(type, { identifier: known });
    for (const identifier of unknown) {
      const { status, body } = await manager.post(addressOf(type, 'add'), { identifier });
      expect([status, body['error_validation']]).toEqual([
        422,
        { identifier: [expect.stringContaining(`на сайте нет места «${identifier}»`)] },
      ]);
    }
    expect(await faults(type, text.id, { version: 1, identifier: other })).toEqual([422, ['identifier']]);
    expect((await manager.post(addressOf(type, 'add'), { identifier: other })).status).toBe(200);
  });

  it('that is from before may be led to a place, and edited where it is', async () => {
    const { id } = await samples.add(type);
    await api.dataSource.query(`UPDATE ${type.table} SET identifier = 'prezhnij' WHERE id = $1`, [id]);
    const content = { type: 'doc', content: [] };
    expect(await faults(type, id, { version: 1, identifier: 'prezhnij', content })).toEqual([200, []]);
    const free = (await samples.fields(type))['identifier'];
    expect(await faults(type, id, { version: 2, identifier: free })).toEqual([200, []]);
  });
});
