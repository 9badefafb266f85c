import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bond, companyDoc, description, promoCode, template } from '@polden/content-model';
import { addressOf, ContentSamples } from '../testing/content.ts';
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

it.each([
  [bond, 'ticker', 'ПОЛДЕНЬ-77'],
  [promoCode, 'code', 'ЛЕТО77'],
  [companyDoc, 'name', 'Устав 77.pdf'],
  [template, 'identifier', 'footer-77'],
  [description, 'identifier', 'psb.title'],
])('what no two items have is the same in any case: of $name, %s', async (type, field, value) => {
  const { id } = await samples.add(type, { [field]: value });
  const other = { ...(await samples.fields(type)), [field]: value.toLowerCase() };
  const { status, body } = await manager.post(addressOf(type, 'add'), other);
  expect([status, Object.keys(Object(body['error_validation']) as object)]).toEqual([422, [field]]);
  // Its own value in another case is no other's.
  const renamed = { version: 1, [field]: type === bond ? 'Полдень-77' : value };
  expect((await manager.post(addressOf(type, 'update', id), renamed)).status).toBe(200);
});
