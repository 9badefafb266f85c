import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AccessLog,
  APPROVAL_PATHS,
  type ApprovalState,
  AUTH_PATHS,
  COMMENT_PATHS,
  DEV_MAIL_PATH,
  DRAFT_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  type InboxLetter,
  type InboxLetters,
  type ItemComment,
  type Mention,
  PERSONAL_DATA_PATHS,
  PROFILE_PATHS,
  RBAC_PATHS,
  type StaffRole,
  type StaffUser,
  TRANSFER_PATHS,
  VIEW_AS_PATHS,
  VIEW_AS_STOP,
} from '@polden/api-contract';
import { actionsOf, bond, legalPage, review } from '@polden/content-model';
import { post } from '../testing/borrower.ts';
import { addressOf, ContentSamples, itemIn } from '../testing/content.ts';
import { eventually } from '../testing/eventually.ts';
import { rememberMatrix } from '../testing/matrix.ts';
import { signIn, type StaffClient } from '../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../testing/test-app.ts';

let api: TestApp;
let anna: StaffClient;
let boris: StaffClient;
let admin: StaffClient;
let samples: ContentSamples;
let restore: () => Promise<void>;

beforeAll(async () => {
  api = await startTestApp();
  restore = await rememberMatrix(api.dataSource);
});
beforeEach(async () => {
  await truncate(api.dataSource);
  await restore();
  anna = await signIn(api, 'MANAGER', 'anna');
  boris = await signIn(api, 'MANAGER', 'boris');
  admin = await signIn(api, 'ADMIN');
  samples = new ContentSamples(api, anna);
});
afterAll(async () => {
  await restore();
  await api.close();
});

async function takeFromManagers(right: string): Promise<void> {
  await api.dataSource.query(
    `DELETE FROM role_action USING role, action WHERE role_id = role.id AND action_id = action.id
     AND role.code = 'MANAGER' AND action.name = $1`,
    [right],
  );
  // Processes hear of it a moment later.
  await eventually(async () => {
    const { body } = await anna.post(AUTH_PATHS.checkToken);
    return !(body['user'] as { actions: string[] }).actions.includes(right);
  });
}

describe('a field with a right of its own', () => {
  it('is changed by nobody else, whatever way it comes', async () => {
    const item = await samples.add(bond);
    await takeFromManagers('field-group.figures');
    const address = addressOf(bond, 'update', item.id);
    const refused = await anna.post(address, { version: item.version, coupon: 99, numberIssue: '7' });
    expect([refused.status, refused.body['error_validation']]).toEqual([
      403,
      { coupon: ['Купон, % годовых: менять это поле вашей роли нельзя'] },
    ]);
    // What stays as it is may be sent along, as forms do.
    const allowed = await anna.post(address, {
      version: item.version,
      coupon: item['coupon'],
      numberIssue: '7',
    });
    expect(allowed.status).toBe(200);
    const text = `id,coupon\r\n${item.id},99\r\n`;
    const file = await anna.post(`${TRANSFER_PATHS.apply}/bond`, { format: 'csv', text });
    expect(file.body).toMatchObject({ applied: false, counts: { refuse: 1 } });
    const added = await anna.post(addressOf(bond, 'add'), { ticker: 'НОВЫЙ', coupon: 12 });
    expect(added.status).toBe(403);
    expect((await admin.post(address, { version: 2, coupon: 99 })).status).toBe(200);
    const revert = await anna.post(addressOf(bond, 'revert', item.id), { revision: 1, version: 3 });
    expect(revert.status).toBe(403);
  });

  it('is not changed by a draft either, which comes out by itself at its moment', async () => {
    const { id } = await samples.add(bond);
    await anna.post(addressOf(bond, 'publish', id));
    await takeFromManagers('field-group.figures');
    const path = `${DRAFT_PATHS.save}/bond/${id}`;
    const draft = { version: null, baseVersion: 2 };
    const refused = await anna.post(path, { ...draft, values: { coupon: 99 } });
    expect([refused.status, refused.body['error_validation']]).toEqual([
      403,
      { coupon: ['Купон, % годовых: менять это поле вашей роли нельзя'] },
    ]);
    expect((await admin.post(path, { ...draft, values: { coupon: 99 } })).status).toBe(200);
    // What somebody with the right has changed may be sent along, and not be taken back.
    const beside = { version: 1, baseVersion: 2, values: { coupon: 99, numberIssue: '7' } };
    expect((await anna.post(path, beside)).status).toBe(200);
    const back = { version: 2, baseVersion: 2, values: { numberIssue: '7' } };
    expect((await anna.post(path, back)).status).toBe(403);
  });

  it('of the law is another one', async () => {
    const page = await samples.add(legalPage);
    await takeFromManagers('field-group.legal');
    const address = addressOf(legalPage, 'update', page.id);
    const body = { type: 'doc', content: [] };
    expect((await anna.post(address, { version: page.version, body })).status).toBe(403);
    expect((await anna.post(address, { version: page.version, title: 'Другой' })).status).toBe(200);
  });
});

describe('the view of another role', () => {
  it('narrows this session on the server, and never widens it', async () => {
    const { status, body } = await admin.post(VIEW_AS_PATHS.start, { role: 'USER' });
    expect([status, body['viewAs']]).toEqual([200, { code: 'USER', title: expect.any(String) }]);
    expect(body['actions']).not.toContain('blog.add');
    expect((await admin.get(RBAC_PATHS.users)).status).toBe(403);
    expect((await admin.post(VIEW_AS_PATHS.start, { role: 'ADMIN' })).status).toBe(403);
    const check = await admin.post(AUTH_PATHS.checkToken);
    expect((check.body['user'] as { viewAs: object }).viewAs).toMatchObject({ code: 'USER' });
    // Only this session: another one of the same person is as it was, and so is everybody else.
    expect((await boris.get(addressOf(bond, 'trash'))).status).toBe(200);
    expect((await admin.post(VIEW_AS_STOP)).body['viewAs']).toBeNull();
    expect((await admin.get(RBAC_PATHS.users)).status).toBe(200);
  });

  it('is that of a role with no more rights than one has', async () => {
    const codes = async (who: StaffClient) =>
      ((await who.get(VIEW_AS_PATHS.roles)).body as unknown as StaffRole[]).map(({ code }) => code);
    expect(await codes(admin)).toEqual(['USER', 'MANAGER', 'ADMIN']);
    expect(await codes(anna)).toEqual(['USER', 'MANAGER']);
    for (const role of ['ADMIN', 'NOBODY'])
      expect((await anna.post(VIEW_AS_PATHS.start, { role })).status).toBe(422);
    const { status, body } = await anna.post(VIEW_AS_PATHS.start, { role: 'USER' });
    expect([status, body['viewAs']]).toEqual([200, { code: 'USER', title: expect.any(String) }]);
    expect(body['actions']).not.toContain('blog.add');
  });

  it('gives nothing that one has not, whatever the role gets meanwhile', async () => {
    expect((await anna.post(VIEW_AS_PATHS.start, { role: 'USER' })).status).toBe(200);
    await api.dataSource.query(
      `INSERT INTO role_action SELECT role.id, action.id FROM role, action
       WHERE role.code = 'USER' AND action.name IN ('rbac.users', 'blog.add')`,
    );
    await eventually(async () => {
      const { user } = (await anna.post(AUTH_PATHS.checkToken)).body as unknown as { user: StaffUser };
      return user.actions.includes('blog.add') && !user.actions.includes('rbac.users');
    });
    expect((await anna.get(RBAC_PATHS.users)).status).toBe(403);
  });

  it('is not for somebody who only reads', async () => {
    const reader = await signIn(api, 'USER', 'vera');
    expect((await reader.post(VIEW_AS_PATHS.start, { role: 'USER' })).status).toBe(403);
  });
});

describe('who has looked at personal data', () => {
  const log = async (query = '') =>
    (await admin.get(`${PERSONAL_DATA_PATHS.accessLog}${query}`)).body as unknown as AccessLog;

  it('is kept for good', async () => {
    const item = await samples.add(review);
    await anna.get(addressOf(review, 'item', item.id));
    await admin.post(PERSONAL_DATA_PATHS.find, { phone: '+79161234567' });
    const { items } = await log();
    expect(items.map(({ actor, subject, subjectId }) => [actor, subject, subjectId])).toEqual([
      ['Сотрудник admin', 'person', ''],
      ['Сотрудник anna', 'review', String(item.id)],
    ]);
    expect((await log('?subject=review&person=ANNA')).items).toHaveLength(1);
    expect((await log('?person=boris')).items).toEqual([]);
    for (const sql of ['UPDATE personal_access SET actor_id = 1', 'DELETE FROM personal_access']) {
      await expect(api.dataSource.query(sql)).rejects.toThrow('never changed');
    }
    expect((await anna.get(PERSONAL_DATA_PATHS.accessLog)).status).toBe(403);
  });

  it('has a row of a review for each way to all of it, however often within a quarter of an hour', async () => {
    const item = await samples.add(review);
    const who = await signIn(api, 'MANAGER', 'galina');
    const rows = async () => (await log('?person=galina')).items.map(({ subjectId }) => subjectId);
    expect((await who.get(`${addressOf(review, 'revision', item.id)}?version=1`)).status).toBe(200);
    expect(await rows()).toEqual([String(item.id)]);
    await who.get(addressOf(review, 'item', item.id));
    await who.post(addressOf(review, 'publish', item.id));
    expect(await rows()).toEqual([String(item.id)]);
  });
});

describe('a publication by two', () => {
  const state = async (who: StaffClient, id: number) =>
    (await who.get(`${APPROVAL_PATHS.state}/bond/${id}`)).body as unknown as ApprovalState;
  const approve = async (who: StaffClient, id: number, looked: ApprovalState) => {
    const { digest, itemVersion, draftVersion } = looked;
    return who.post(`${APPROVAL_PATHS.approve}/bond/${id}`, { digest, itemVersion, draftVersion });
  };
  const publish = (who: StaffClient, id: number) => who.post(addressOf(bond, 'publish', id));

  it('takes somebody else, who has approved this very text', async () => {
    await admin.post(APPROVAL_PATHS.rule, { type: 'bond', required: true });
    const { id } = await samples.add(bond);
    const refused = await publish(anna, id);
    expect([refused.status, refused.body['message']]).toEqual([
      422,
      'Эту запись публикуют вдвоём: попросите другого сотрудника её одобрить',
    ]);
    const looked = await state(anna, id);
    expect(looked.hindrance).toBe('Это писали вы: одобряет другой сотрудник');
    expect((await approve(anna, id, looked)).status).toBe(422);
    expect((await approve(boris, id, looked)).body['approved']).toMatchObject({ own: true });
    expect((await state(anna, id)).approved).toMatchObject({ by: 'Сотрудник boris', own: false });

    // Any change voids the approval, also one by the approver.
    const { version } = itemIn(await anna.get(addressOf(bond, 'item', id)));
    await boris.post(addressOf(bond, 'update', id), { version, year: 7 });
    expect((await state(anna, id)).approved).toBeNull();
    expect((await publish(anna, id)).status).toBe(422);
    expect((await approve(boris, id, await state(boris, id))).status).toBe(422);
    expect((await approve(admin, id, looked)).status).toBe(409);
    expect((await approve(admin, id, await state(admin, id))).status).toBe(200);
    expect((await publish(anna, id)).status).toBe(200);

    // What visitors see does not change behind its back either.
    const shown = itemIn(await anna.get(addressOf(bond, 'item', id)));
    const behind = await anna.post(addressOf(bond, 'update', id), { version: shown.version, year: 9 });
    expect(behind.status).toBe(422);
    expect((await anna.post(addressOf(bond, 'moveUp', id))).status).toBe(200);
  });

  it('can be taken back before, and is asked for only where an administrator says so', async () => {
    const { id } = await samples.add(bond);
    expect((await state(boris, id)).required).toBe(false);
    expect((await anna.post(APPROVAL_PATHS.rule, { type: 'bond', required: true })).status).toBe(403);
    await admin.post(APPROVAL_PATHS.rule, { type: 'bond', required: true });
    expect((await admin.get(APPROVAL_PATHS.rules)).body).toEqual(['bond']);
    await approve(boris, id, await state(boris, id));
    expect((await admin.post(`${APPROVAL_PATHS.withdraw}/bond/${id}`)).status).toBe(422);
    await boris.post(`${APPROVAL_PATHS.withdraw}/bond/${id}`);
    expect((await publish(anna, id)).status).toBe(422);
    await admin.post(APPROVAL_PATHS.rule, { type: 'bond', required: false });
    expect((await publish(anna, id)).status).toBe(200);
    const seen = await admin.post(APPROVAL_PATHS.rule, { type: 'promo-code-of-nobody', required: true });
    expect(seen.status).toBe(404);
  });
});

describe('a comment on an item', () => {
  it('reaches whom it names, until they have seen it', async () => {
    const { id } = await samples.add(bond);
    const path = `${COMMENT_PATHS.add}/bond/${id}`;
    const text = 'Проверьте ставку, @сотрудник boris! И почта a@b.example.';
    const { body } = await anna.post(path, { text });
    const [comment] = body as unknown as ItemComment[];
    expect(comment).toMatchObject({
      author: 'Сотрудник anna',
      text,
      mentions: ['Сотрудник boris'],
      resolved: null,
    });
    const mentions = async (who: StaffClient) =>
      (await who.get(COMMENT_PATHS.mentions)).body as unknown as Mention[];
    expect(await mentions(admin)).toEqual([]);
    expect(await mentions(boris)).toMatchObject([{ type: 'bond', itemId: id, author: 'Сотрудник anna' }]);
    await boris.post(`${COMMENT_PATHS.seen}/${comment?.id}`);
    expect(await mentions(boris)).toEqual([]);

    const settled = await boris.post(`${COMMENT_PATHS.resolve}/${comment?.id}`, { resolved: true });
    expect(settled.body).toMatchObject([{ resolved: { by: 'Сотрудник boris' } }]);
    const opened = await boris.post(`${COMMENT_PATHS.resolve}/${comment?.id}`, { resolved: false });
    expect(opened.body).toMatchObject([{ resolved: null }]);
    expect((await anna.post(path, { text: ' ' })).status).toBe(422);
    expect((await anna.post(`${COMMENT_PATHS.add}/bond/999`, { text: 'Где?' })).status).toBe(404);
  });

  it('is written once, however often its call is made under one key', async () => {
    const { id } = await samples.add(bond);
    const path = `${COMMENT_PATHS.add}/bond/${id}`;
    const send = (who: StaffClient, text: string) =>
      post(
        api,
        path,
        { text },
        {
          headers: { authorization: `Bearer ${who.accessToken}`, [IDEMPOTENCY_KEY_HEADER]: 'once' },
        },
      );
    const text = 'Проверьте ставку, @сотрудник boris';
    const [first, second] = await Promise.all([send(anna, text), send(anna, text)]);
    expect(first.body).toMatchObject([{ text }]);
    expect(second.body).toEqual(first.body);
    expect((await boris.get(COMMENT_PATHS.mentions)).body).toHaveLength(1);
    expect((await send(anna, 'Другой')).status).toBe(422);
    expect((await send(boris, 'Проверил')).body).toHaveLength(2);
  });

  const lettersTo = async (mail: string): Promise<InboxLetter[]> => {
    const answer = await api.app.inject({ url: `/api/v1/${DEV_MAIL_PATH}?to=${mail}` });
    return answer.json<InboxLetters>().items;
  };
  const writeTo = (who: StaffClient, mail: string, mentionLetters = true) =>
    who.post(PROFILE_PATHS.letters, { mail, mentionLetters });
  /** The queue has nothing to do any more. */
  const settled = () =>
    eventually(async () => {
      const waiting = await api.dataSource.query<object[]>(
        `SELECT FROM pgboss.job WHERE name = 'mention-letter' AND state IN ('created', 'retry', 'active')`,
      );
      return waiting.length === 0;
    });

  it('writes a letter to whom it names, with a way to the item and without the words', async () => {
    expect((await writeTo(boris, 'не почта')).status).toBe(422);
    expect((await writeTo(boris, 'boris@polden.example')).body).toBe(true);
    await writeTo(anna, 'anna@polden.example');
    expect((await boris.get(PROFILE_PATHS.read)).body).toMatchObject({
      mail: 'boris@polden.example',
      mentionLetters: true,
    });
    const { id } = await samples.add(bond, { ticker: 'POLDEN-7' });
    const path = `${COMMENT_PATHS.add}/bond/${id}`;
    await anna.post(path, { text: '@сотрудник boris и @сотрудник anna, ставка секретная' });
    await settled();
    const [letter, ...more] = await lettersTo('boris@polden.example');
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Вас упомянули: POLDEN-7');
    expect(letter?.text).toContain(`/admin/control-panel/bond/${id}`);
    expect(letter?.text).toContain('Сотрудник anna');
    expect(letter?.text).not.toContain('секретная');
    expect(await lettersTo('anna@polden.example')).toEqual([]);
    const history = await api.dataSource.query<object[]>('SELECT * FROM history_document');
    expect(JSON.stringify(history)).not.toContain('boris@polden.example');
  });

  it('writes to nobody who wants no letters, or may not see the item', async () => {
    const reader = await signIn(api, 'USER', 'ulya');
    const vera = await signIn(api, 'MANAGER', 'vera');
    await writeTo(boris, 'quiet@polden.example', false);
    await writeTo(reader, 'reader@polden.example');
    await writeTo(vera, '');
    await api.dataSource.query(
      `DELETE FROM role_action WHERE action_id = (SELECT id FROM action WHERE name = $1)
       AND role_id = (SELECT id FROM role WHERE code = 'USER')`,
      [actionsOf(bond).item],
    );
    const { id } = await samples.add(bond);
    const path = `${COMMENT_PATHS.add}/bond/${id}`;
    await anna.post(path, { text: '@сотрудник boris, @сотрудник ulya, @сотрудник vera' });
    await settled();
    for (const mail of ['quiet@polden.example', 'reader@polden.example'])
      expect(await lettersTo(mail)).toEqual([]);
  });
});
