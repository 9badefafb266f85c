import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { actionsOf, vacancy } from '@polden/content-model';
import { takeRight } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { looksOften, startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let chief: StaffClient;
let writer: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp({ configure: looksOften });
  chief = await signIn(api, 'ADMIN', 'chief');
  writer = await signIn(api, 'MANAGER', 'writer');
  samples = new ContentSamples(api, chief);
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function moveTo(id: number, publishedAt: string) {
  const { version } = itemIn(await chief.get(addressOf(vacancy, 'item', id)));
  return writer.post(addressOf(vacancy, 'update', id), { publishedAt, version });
}

it('of a published item is moved over the present only by who may publish it or take it off', async () => {
  const { id } = await samples.add(vacancy);
  await chief.post(addressOf(vacancy, 'publish', id));
  for (const operation of ['publish', 'unpublish'] as const)
    await takeRight(api, actionsOf(vacancy)[operation]);
  await eventually(async () => (await writer.post(addressOf(vacancy, 'unpublish', id))).status === 403);

  const away = await moveTo(id, inHours(2));
  expect([away.status, away.body]).toMatchObject([
    403,
    {
      error_validation: {
        publishedAt: ['Дата в будущем снимает запись с сайта: на это у вашей роли нет права'],
      },
    },
  ]);
  // A date of the past by another of the past is a correction.
  expect((await moveTo(id, inHours(-48))).status).toBe(200);

  await chief.post(addressOf(vacancy, 'update', id), {
    publishedAt: inHours(2),
    version: itemIn(await chief.get(addressOf(vacancy, 'item', id))).version,
  });
  for (const hours of [-1, 1, 3])
    expect(await moveTo(id, inHours(hours))).toMatchObject({
      status: 403,
      body: {
        error_validation: { publishedAt: ['Когда запись выйдет, меняет тот, кто может её публиковать'] },
      },
    });
  const { version } = itemIn(await chief.get(addressOf(vacancy, 'item', id)));
  const words = await writer.post(addressOf(vacancy, 'update', id), { title: 'Кассир в Казани', version });
  expect(words.status).toBe(200);
});
