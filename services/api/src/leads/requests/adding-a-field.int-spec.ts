import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  ADMIN_LEAD_PATHS,
  BRING_FRIEND_FIELDS,
  type FieldOfRequest,
  OWN_DATA_PATHS,
  PERSONAL_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
  REQUEST_PATHS,
} from '@polden/api-contract';
import { email } from '@polden/field-kinds';
import type { post } from '../../testing/borrower.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The entry is all that it takes. */
const friendEmail: FieldOfRequest = {
  kind: 'line',
  of: email,
  label: 'Электронная почта друга',
  staffLabel: 'Почта друга',
  required: true,
  missing: 'Введите почту друга',
  ofAnother: true,
};

const PHONE = '79161234567';
const FRIEND = 'petr@example.org';
const LABEL = 'Почта друга';
const BODY = {
  name: 'Анна',
  phone: PHONE,
  friendName: 'Пётр',
  friendPhone: '79160000001',
  consent: true,
  friendAgrees: true,
};

describe('a field that is one entry', () => {
  let api: TestApp;
  let send: (path: string, body: object) => ReturnType<typeof post>;

  beforeAll(async () => {
    // Where a new field stands among the others before the API begins.
    Object.assign(BRING_FRIEND_FIELDS, { friendEmail });
    const { startTestApp } = await import('../../testing/test-app.ts');
    const borrower = await import('../../testing/borrower.ts');
    api = await startTestApp();
    const headers = { [PHONE_VERIFICATION_HEADER]: await borrower.verifyPhone(api, PHONE) };
    send = (path, body) => borrower.post(api, path, body, { headers });
  });
  afterAll(() => api.close());

  it('is wanted, checked and described by the API', async () => {
    const errorsFor = async (body: object) =>
      (await send(REQUEST_PATHS.bringFriend, { ...BODY, ...body })).body['error_validation'];
    expect(await errorsFor({})).toEqual({ friendEmail: ['Введите почту друга'] });
    expect(await errorsFor({ friendEmail: 'петя' })).toEqual({ friendEmail: [email.check('петя')] });
    const { openApiDocument } = await import('../../openapi.ts');
    expect(JSON.stringify(openApiDocument(api.app))).toContain('"friendEmail"');
  });

  it('is sealed, shown to those who may see people, kept out of the logs and of the sender’s copy, and erased', async () => {
    const { clientSession } = await import('../../testing/client-session.ts');
    const { signIn } = await import('../../testing/staff.ts');
    const { get } = await import('../../testing/borrower.ts');
    const { isPrivate } = await import('../../core/logging/redact.ts');
    const { status, body } = await send(REQUEST_PATHS.bringFriend, { ...BODY, friendEmail: FRIEND });
    expect(status).toBe(200);
    const stored = await api.dataSource.query<object[]>('SELECT l::text FROM lead l');
    expect(JSON.stringify(stored)).not.toContain(FRIEND);
    expect(isPrivate('friendEmail')).toBe(true);

    const [admin, manager] = [await signIn(api, 'ADMIN'), await signIn(api, 'MANAGER')];
    const card = async (client: typeof admin) =>
      (await client.get(`${ADMIN_LEAD_PATHS.item}/${String(body['id'])}`)).body['answers'];
    expect(await card(admin)).toContainEqual({ label: LABEL, value: FRIEND });
    expect(await card(manager)).toContainEqual({ label: LABEL, value: '•••' });

    const session = clientSession(api, await send(ACCOUNT_PATHS.login, { phone: PHONE }));
    const copy = await get(api, OWN_DATA_PATHS.copy, session);
    expect(copy.body['requests']).toMatchObject([{ title: 'Приглашение друга', confirmed: true }]);
    expect(JSON.stringify(copy.body)).not.toContain(FRIEND);

    const found = () => admin.post(PERSONAL_DATA_PATHS.find, { email: FRIEND });
    expect((await found()).body).toMatchObject({ leads: 0, namedByOthers: 1 });
    await admin.post(PERSONAL_DATA_PATHS.erase, { email: FRIEND, reason: 'request' });
    expect((await found()).body).toMatchObject({ namedByOthers: 0 });
    expect(await card(admin)).toEqual([]);
  });
});
