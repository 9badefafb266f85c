import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS, type DraftState } from '@polden/api-contract';
import { blogPost } from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let admin: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, admin);
});
afterAll(() => api.close());

const publishAt = new Date(Date.now() + 3_600_000).toISOString();
const at = (path: string, id: number) => `${path}/${blogPost.name}/${id}`;
const stateOf = async (id: number) =>
  (await admin.get(at(DRAFT_PATHS.item, id))).body as unknown as DraftState;

/** Over what is published, saved a second time by whoever had the first before them. */
async function savedTwice(): Promise<number> {
  const added = await samples.add(blogPost);
  const item = itemIn(await admin.post(addressOf(blogPost, 'publish', added.id)));
  for (const version of [null, 1])
    await admin.post(at(DRAFT_PATHS.save, item.id), {
      version,
      baseVersion: item.version,
      values: { title: `Черновик после ${version}` },
    });
  return item.id;
}

it('a draft that has come out is not thrown away, whatever of it was looked at', async () => {
  const id = await savedTwice();
  await admin.post(at(DRAFT_PATHS.publish, id), { version: 2 });
  for (const version of [null, 1]) {
    const refused = await admin.post(at(DRAFT_PATHS.discard, id), { version });
    expect(refused).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^Черновика больше нет/u) },
    });
  }
  expect(await admin.post(at(DRAFT_PATHS.discard, id), {})).toMatchObject({ status: 200 });
});

describe.each([
  ['thrown away', DRAFT_PATHS.discard, {}],
  ['given a moment', DRAFT_PATHS.schedule, { publishAt }],
])('a draft that is %s', (_, path, body) => {
  it('is the one that was looked at; of another one it is said who has saved it', async () => {
    const id = await savedTwice();
    for (const version of [null, 1]) {
      const refused = await admin.post(at(path, id), { ...body, version });
      expect(refused).toMatchObject({
        status: 409,
        body: { message: 'Черновик уже изменён: Сотрудник admin', current: { version: 2 } },
      });
    }
    expect(await stateOf(id)).toMatchObject({ draft: { version: 2, publishAt: null } });
    expect((await admin.post(at(path, id), { ...body, version: 2 })).status).toBe(200);
  });

  it('is said to be gone when it is', async () => {
    const id = await savedTwice();
    await admin.post(at(DRAFT_PATHS.publish, id), { version: 2 });
    expect(await admin.post(at(path, id), { ...body, version: 2 })).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^Черновика больше нет/u) },
    });
  });

  it('is whichever there is for a script that has looked at none', async () => {
    const id = await savedTwice();
    expect((await admin.post(at(path, id), body)).status).toBe(200);
  });
});
