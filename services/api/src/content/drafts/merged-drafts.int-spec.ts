import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFT_PATHS, type DraftState } from '@polden/api-contract';
import { faq } from '@polden/content-model';
import { SetDesk } from '../../testing/change-sets.ts';
import { addressOf, ContentSamples } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let admin: StaffClient;
let desk: SetDesk;

beforeAll(async () => {
  api = await startTestApp();
  admin = await signIn(api, 'ADMIN');
  desk = new SetDesk(api, admin, new ContentSamples(api, admin));
});
afterAll(() => api.close());

const call = (operation: keyof typeof DRAFT_PATHS, id: number, body: object) =>
  admin.post(`${DRAFT_PATHS[operation]}/faq/${id}`, body);

/** A draft that could not come out, since its field was changed on the site; with the item as the refusal has it. */
async function refused() {
  const item = await desk.changed(faq, { question: 'Из черновика?' });
  const { id, version } = item;
  await admin.post(addressOf(faq, 'update', id), { version, question: 'Срочно?' });
  const { draft } = (await admin.get(`${DRAFT_PATHS.item}/faq/${id}`)).body as unknown as DraftState;
  const late = await call('publish', id, { version: draft?.version });
  expect(late.status).toBe(409);
  return { id, draft, current: late.body['current'] as typeof item };
}

/** What the form of the staff sends: see mergeWithSite in mfe-admin/src/features/content/editor/drafts.spec.tsx. */
describe('a draft that is merged with what was changed on the site', () => {
  it('comes out with what is kept of it', async () => {
    const { id, draft: known, current } = await refused();
    const values = { question: 'Из черновика?' };
    const unknown = await call('save', id, { version: null, baseVersion: current.version, values });
    expect([unknown.status, unknown.body['current']]).toEqual([409, known]);
    const merged = await call('save', id, { version: known?.version, baseVersion: current.version, values });
    const { draft } = merged.body as unknown as DraftState;
    expect(draft).toMatchObject({ baseVersion: current.version, values });
    const out = await call('publish', id, { version: draft?.version });
    expect([out.status, out.body['question']]).toEqual([200, 'Из черновика?']);
  });

  it('is gone when all is taken from the site', async () => {
    const { id, draft: known, current } = await refused();
    const order = { version: known?.version, baseVersion: current.version, values: {} };
    expect((await call('save', id, order)).body).toMatchObject({ draft: null });
    expect(await desk.present(faq, id)).toEqual(current);
  });
});
