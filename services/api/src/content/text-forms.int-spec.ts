import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS } from '@polden/api-contract';
import {
  type ContentType,
  counter,
  marketplaceItem,
  mediaVideo,
  menuItem,
  officeRegion,
  promoCode,
  review,
} from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let manager: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  manager = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, manager);
});
afterAll(() => api.close());

const add = async (type: ContentType, given: object) =>
  manager.post(addressOf(type, 'add'), { ...(await samples.fields(type, given)), ...given });

describe('a text of a form of its own', () => {
  it.each([
    [counter, 'module', 'zzz'],
    [officeRegion, 'phone', 'abc'],
    [review, 'phone', 'abc'],
    [review, 'email', 'не почта'],
    [mediaVideo, 'duration', 'abc'],
    [mediaVideo, 'duration', '3:99'],
    [promoCode, 'code', 'A B, C'],
  ])('is refused otherwise: of $name, %s «%s»', async (type, field, value) => {
    const { status, body } = await add(type, { [field]: value });
    expect([status, Object.keys(Object(body['error_validation']) as object)]).toEqual([422, [field]]);
  });

  it.each([
    [counter, 'module', 'loans'],
    [officeRegion, 'phone', '8 800 000-12-00'],
    [officeRegion, 'phone', ''],
    [review, 'email', 'anna@mail.ru'],
    [mediaVideo, 'duration', '0:16'],
    [mediaVideo, 'duration', '1:03:40'],
    [promoCode, 'code', 'OSMOTR-10'],
  ])('is kept as it is: of $name, %s «%s»', async (type, field, value) => {
    const { status, body } = await add(type, { [field]: value });
    expect([status, body[field]]).toEqual([200, value]);
  });
});

describe('a link that is given with the whole address of this site', () => {
  const origin = () => api.config.publicOrigin;
  const menuLink = async (url: string) => (await add(menuItem, { url })).body['url'];

  it.each([
    ['/avtozaem?sum=300000#calc', '/avtozaem?sum=300000#calc'],
    ['', '/'],
  ])('is kept as its path: «%s»', async (own, path) => {
    expect(await menuLink(origin() + own)).toBe(path);
  });

  it('is kept as its path in a change, too, and in a draft', async () => {
    const { id, version } = await samples.add(marketplaceItem, { link: 'https://vint.example/osmotr' });
    const link = `${origin()}/avtozaem`;
    const changed = itemIn(await manager.post(addressOf(marketplaceItem, 'update', id), { version, link }));
    expect(changed['link']).toBe('/avtozaem');
    const published = itemIn(await manager.post(addressOf(marketplaceItem, 'publish', id)));
    const draft = { baseVersion: published.version, values: { link: `${origin()}/blog` }, version: null };
    const saved = await manager.post(`${DRAFT_PATHS.save}/${marketplaceItem.name}/${id}`, draft);
    expect(saved).toMatchObject({ status: 200, body: { draft: { values: { link: '/blog' } } } });
  });

  it('stays as it is where it leads to another site', async () => {
    for (const link of ['https://vint.example/avtozaem', `https://vint.example/?from=${origin()}`])
      expect(await menuLink(link)).toBe(link);
  });
});
