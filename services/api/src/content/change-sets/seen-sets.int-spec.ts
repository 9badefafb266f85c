import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CHANGE_SET_PATHS, type ChangeSet, DRAFT_PATHS } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let anna: StaffClient;
let boris: StaffClient;
let samples: ContentSamples;
let item: ReturnType<typeof itemIn>;
let seen: ChangeSet;

beforeAll(async () => {
  api = await startTestApp();
  anna = await signIn(api, 'ADMIN', 'anna');
  boris = await signIn(api, 'ADMIN', 'boris');
  samples = new ContentSamples(api, anna);
});
afterAll(() => api.close());

beforeEach(async () => {
  item = await published();
  await save(1);
  const { id } = (await anna.post(CHANGE_SET_PATHS.add, { title: 'Осень' })).body;
  seen = await put(anna, Number(id), item.id);
});

async function published(): Promise<ReturnType<typeof itemIn>> {
  const { id } = await samples.add(faq);
  return itemIn(await anna.post(addressOf(faq, 'publish', id)));
}

async function save(time: number): Promise<void> {
  const change = { version: time === 1 ? null : time - 1, baseVersion: item.version };
  const values = { question: `Правка ${time}?` };
  const { status } = await boris.post(`${DRAFT_PATHS.save}/faq/${item.id}`, { ...change, values });
  expect(status).toBe(200);
}

async function put(who: StaffClient, setId: number, id: number, removal = false): Promise<ChangeSet> {
  const { status, body } = await who.post(`${CHANGE_SET_PATHS.put}/${setId}`, { type: 'faq', id, removal });
  expect(status).toBe(200);
  return body as unknown as ChangeSet;
}

const read = async () => (await anna.get(`${CHANGE_SET_PATHS.item}/${seen.id}`)).body as unknown as ChangeSet;
const publish = (digest: string | null) => anna.post(`${CHANGE_SET_PATHS.publish}/${seen.id}`, { digest });
const schedule = (digest: string | null) => {
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  return anna.post(`${CHANGE_SET_PATHS.schedule}/${seen.id}`, { publishAt, digest });
};

it.each<[what: string, meanwhile: () => Promise<unknown>]>([
  ['has another item', async () => put(boris, seen.id, (await samples.add(faq)).id)],
  ['takes something off the site', async () => put(boris, seen.id, (await published()).id, true)],
  ['has another text', () => save(2)],
])('a set that %s since it was looked at does not come out, and gets no moment', async (_what, meanwhile) => {
  await meanwhile();
  for (const ask of [publish, schedule]) {
    const { status, body } = await ask(seen.digest);
    expect([status, body['message']]).toEqual([409, expect.stringContaining('Набор изменили')]);
  }
  const now = await read();
  expect([now.stage, now.digest === seen.digest]).toEqual(['open', false]);
  expect((await schedule(now.digest)).body).toMatchObject({ stage: 'scheduled' });
  expect((await publish(now.digest)).body).toMatchObject({ stage: 'published', digest: null });
});

it('a set does not come out when somebody has written meanwhile in what it brings out for the first time', async () => {
  const fresh = await samples.add(faq);
  seen = await put(anna, seen.id, fresh.id);
  const { status } = await boris.post(addressOf(faq, 'update', fresh.id), {
    version: fresh.version,
    question: 'Совсем другой вопрос?',
  });
  expect(status).toBe(200);
  for (const ask of [publish, schedule]) expect((await ask(seen.digest)).status).toBe(409);
  expect((await publish((await read()).digest)).body).toMatchObject({ stage: 'published' });
});

it('a set that nobody has touched comes out, and so does one of which nothing is told', async () => {
  expect((await read()).digest).toBe(seen.digest);
  expect((await schedule(seen.digest)).status).toBe(200);
  expect((await anna.post(`${CHANGE_SET_PATHS.publish}/${seen.id}`)).status).toBe(200);
});
