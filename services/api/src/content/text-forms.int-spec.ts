import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ContentType,
  counter,
  mediaVideo,
  officeRegion,
  promoCode,
  review,
} from '@polden/content-model';
import { addressOf, ContentSamples } from '../testing/content.ts';
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
