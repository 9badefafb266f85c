import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  ADMIN_LEAD_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  type LeadCard,
  type LeadList,
  LEAD_PATHS,
  leadNumber,
  OWN_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
  REQUEST_PATHS,
  type RoleCode,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import { CREDIT_HISTORY_CONSENT } from '../../consents/index.ts';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { clientSession } from '../../testing/client-session.ts';
import { TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { quickDelivery, startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const FORMULA = '=HYPERLINK("https://evil.example";"Нажмите")';

describe('requests as the staff sees them', () => {
  const crm = new TestCrm();
  let api: TestApp;
  let headers: Record<string, string>;
  let staff: Record<'USER' | 'MANAGER' | 'ADMIN', StaffClient>;

  beforeAll(async () => {
    api = await startTestApp({
      env: { CRM_DRIVER: 'http', CRM_URL: await crm.start() },
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, delivery: { ...quickDelivery, retryLimit: 1 } },
      }),
    });
    staff = {
      USER: await signIn(api, 'USER'),
      MANAGER: await signIn(api, 'MANAGER'),
      ADMIN: await signIn(api, 'ADMIN'),
    };
    headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    crm.reset();
    // A delivery under way and what is deleted would wait for each other.
    await api.dataSource.query(`DELETE FROM pgboss.job WHERE state IN ('created', 'retry')`);
    await eventually(async () => {
      const active = await api.dataSource.query<object[]>(`SELECT FROM pgboss.job WHERE state = 'active'`);
      return active.length === 0;
    });
    await api.dataSource.query('DELETE FROM lead');
    await api.dataSource.query('DELETE FROM idempotency_key');
  });

  const lead = async (changes: object = {}): Promise<string> => {
    const body = { phone: PHONE, fullName: 'Иванова Анна', utmSource: 'radio', ...TITLE_LOAN, ...changes };
    return String((await post(api, LEAD_PATHS.create, body, { headers })).body['id']);
  };
  const list = async (client: StaffClient, query = ''): Promise<LeadList> =>
    (await client.get(`${ADMIN_LEAD_PATHS.list}${query}`)).body as unknown as LeadList;
  const card = async (client: StaffClient, id: string): Promise<LeadCard> =>
    (await client.get(`${ADMIN_LEAD_PATHS.item}/${id}`)).body as unknown as LeadCard;
  const until = (id: string, condition: (lead: LeadCard) => boolean) =>
    eventually(async () => condition(await card(staff.ADMIN, id)));

  it('are listed with masks, and in full for those who may see people', async () => {
    const id = await lead();
    const [masked] = (await list(staff.MANAGER)).items;
    expect(masked).toMatchObject({
      id,
      kind: 'loan',
      phone: '+7 916 ***-**-67',
      name: 'И••• А•••',
      requiredSum: 280_000,
    });
    const [whole] = (await list(staff.ADMIN)).items;
    expect(whole).toMatchObject({ id, phone: '+79161234567', name: 'Иванова Анна' });
  });

  it('are noted as read when the list names people', async () => {
    await lead();
    const seen = async () => {
      const rows = await api.dataSource.query<{ subject: string }[]>(
        'SELECT subject FROM personal_access ORDER BY id DESC LIMIT 2',
      );
      return rows.map(({ subject }) => subject);
    };
    await list(staff.ADMIN);
    await list(staff.ADMIN, `?search=${PHONE}`);
    expect(await seen()).toEqual(['person', 'lead-list']);
    await list(staff.MANAGER);
    expect(await seen()).toEqual(['person', 'lead-list']);
  });

  it('are noted once while the same page of them stays open', async () => {
    const id = await lead();
    const seen = () =>
      api.dataSource.query<{ subject: string; subject_id: string }[]>(
        'SELECT subject, subject_id FROM personal_access WHERE actor_name = $1 ORDER BY id',
        [other.user.name],
      );
    const other = await signIn(api, 'ADMIN', 'polina');
    // What a card that stays open asks for again and again.
    for (let time = 0; time < 3; time += 1) await card(other, id);
    await list(other);
    await list(other);
    expect(await seen()).toEqual([
      { subject: 'lead', subject_id: id },
      { subject: 'lead-list', subject_id: '1' },
    ]);
    // Each search may be for somebody else.
    await list(other, `?search=${PHONE}`);
    await list(other, `?search=${PHONE}`);
    expect((await seen()).slice(2).map(({ subject }) => subject)).toEqual(['person', 'person']);
  });

  it('are noted as read when a change is answered with the whole request', async () => {
    const id = await lead();
    const other = await signIn(api, 'ADMIN', 'rita');
    const { status, body } = await other.post(`${ADMIN_LEAD_PATHS.note}/${id}`, { text: 'Перезвонить' });
    expect([status, body['personal']]).toEqual([200, true]);
    const rows = await api.dataSource.query<object[]>(
      'SELECT subject, subject_id FROM personal_access WHERE actor_name = $1',
      [other.user.name],
    );
    expect(rows).toEqual([{ subject: 'lead', subject_id: id }]);
  });

  it('are found by each filter', async () => {
    const loan = await lead();
    const other = { name: 'Пётр', phone: '79160000001', consent: true };
    const { body } = await post(api, REQUEST_PATHS.needMoney, other);
    const found = async (query: string) => (await list(staff.ADMIN, query)).items.map(({ id }) => id);
    expect(await found('')).toEqual([body['id'], loan]);
    expect(await found('?kind=need-money')).toEqual([body['id']]);
    expect(await found('?product=pts')).toEqual([loan]);
    expect(await found('?search=8 (916) 000-00-01')).toEqual([body['id']]);
    expect(await found(`?search=${loan}`)).toEqual([loan]);
    expect(await found(`?search=\u200b${loan.replaceAll('-', '-\u00ad')}`)).toEqual([loan]);
    expect(await found(`?search=${leadNumber(loan)}`)).toEqual([loan]);
    expect(await found(`?search=${leadNumber(loan).replaceAll('-', ' ')}&kind=loan`)).toEqual([loan]);
    expect(await found('?search=Анна')).toEqual([]);
    expect(await found('?dateTo=2020-01-01')).toEqual([]);
    expect(await found('?dateFrom=2020-01-01&status=cancelled')).toEqual([]);
    expect(await found('?page=2')).toEqual([]);
    expect((await staff.ADMIN.get(`${ADMIN_LEAD_PATHS.list}?kind=other`)).status).toBe(422);
    expect((await staff.ADMIN.get(`${ADMIN_LEAD_PATHS.list}?dateFrom=yesterday`)).status).toBe(422);
  });

  it('are found by the phone only by those who may see people', async () => {
    const id = await lead();
    const found = async (client: StaffClient, search: string) =>
      (await list(client, `?search=${search}`)).items.map((item) => item.id);
    expect(await found(staff.ADMIN, PHONE)).toEqual([id]);
    expect(await found(staff.MANAGER, PHONE)).toEqual([]);
    expect(await found(staff.MANAGER, id)).toEqual([id]);
  });

  it('show what was answered, hidden from those who may not see people', async () => {
    const id = await lead({ formType: 'second', mainInfo: VEHICLE_INFO });
    const answers = (client: StaffClient) =>
      card(client, id).then((whole) =>
        Object.fromEntries(whole.answers.map(({ label, value }) => [label, value])),
      );
    expect(await answers(staff.ADMIN)).toMatchObject({
      Паспорт: '4510-123456',
      'Дата рождения': '05.03.1990',
      Марка: 'LADA',
    });
    expect(await answers(staff.MANAGER)).toMatchObject({
      Паспорт: '•••',
      'Дата рождения': '•••',
      Марка: 'LADA',
    });
    expect(JSON.stringify(await card(staff.MANAGER, id))).not.toMatch(/123456|Иванова|9161234567/);
  });

  it('go from state to state as they may, with a line of the timeline and a record of the history', async () => {
    const id = await lead();
    await until(id, ({ status }) => status === 'delivered');
    const change = (body: object) => staff.MANAGER.post(`${ADMIN_LEAD_PATHS.status}/${id}`, body);
    const taken = await change({ from: 'delivered', status: 'in-work', comment: 'Позвонили' });
    expect([taken.status, taken.body['status'], taken.body['nextStatuses']]).toEqual([
      200,
      'in-work',
      ['done', 'cancelled'],
    ]);
    expect(taken.body['timeline']).toMatchObject([
      { title: 'Статус: в CRM → в работе', details: 'Позвонили', actor: 'Сотрудник manager' },
      { title: 'CRM приняла заявку', actor: null },
      { title: 'Заявка создана' },
    ]);
    expect((await change({ from: 'delivered', status: 'done' })).status).toBe(409);
    expect((await change({ from: 'in-work', status: 'approved' })).status).toBe(422);
    const [record] = await api.dataSource.query<Record<string, unknown>[]>(
      `SELECT actor_name, action, before, after FROM history_document WHERE entity = 'lead' AND entity_id = $1`,
      [id],
    );
    expect(record).toEqual({
      actor_name: 'Сотрудник manager',
      action: 'update',
      before: { status: 'delivered' },
      after: { status: 'in-work' },
    });
  });

  it('are noted on in any state, once under a key, by two of the staff at once, and the history has no words of it', async () => {
    const id = await lead();
    await until(id, ({ status }) => status === 'delivered');
    const note = (client: StaffClient, text: string, key: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api/v1/${ADMIN_LEAD_PATHS.note}/${id}`,
        headers: { authorization: `Bearer ${client.accessToken}`, [IDEMPOTENCY_KEY_HEADER]: key },
        payload: { text },
      });
    const answers = await Promise.all([
      note(staff.MANAGER, 'Перезвонить в 15:00', 'key-1'),
      note(staff.ADMIN, 'Просит звонить жене', 'key-1'),
      note(staff.MANAGER, 'Перезвонить в 15:00', 'key-1'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const notes = (await card(staff.MANAGER, id)).timeline.filter(({ title }) => title === 'Заметка');
    expect(notes.map(({ actor, details }) => [actor, details]).sort()).toEqual([
      ['Сотрудник admin', 'Просит звонить жене'],
      ['Сотрудник manager', 'Перезвонить в 15:00'],
    ]);
    expect((await card(staff.MANAGER, id)).status).toBe('delivered');
    expect((await note(staff.MANAGER, ' ', 'key-2')).statusCode).toBe(422);
    expect((await note(staff.MANAGER, 'я'.repeat(2001), 'key-3')).statusCode).toBe(422);
    const records = await api.dataSource.query<object[]>(
      `SELECT before, after FROM history_document WHERE entity = 'lead' AND entity_id = $1`,
      [id],
    );
    expect(records).toEqual([
      { before: { note: null }, after: { note: '•••' } },
      { before: { note: null }, after: { note: '•••' } },
    ]);
  });

  it('say that something was noted, and what only to those who note or may see people', async () => {
    const id = await lead();
    await until(id, ({ status }) => status === 'delivered');
    await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.note}/${id}`, { text: 'Просит звонить жене Ольге' });
    const change = { from: 'delivered', status: 'in-work', comment: 'Живёт у сестры' };
    await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.status}/${id}`, change);
    const seenBy = async (client: StaffClient) =>
      (await card(client, id)).timeline
        .filter(({ title }) => /^(?:Заметка|Статус: в CRM → в работе)$/u.test(title))
        .map(({ title, details }) => [title, details]);
    for (const client of [staff.MANAGER, staff.ADMIN]) {
      expect(await seenBy(client)).toEqual([
        ['Статус: в CRM → в работе', 'Живёт у сестры'],
        ['Заметка', 'Просит звонить жене Ольге'],
      ]);
    }
    expect(await seenBy(staff.USER)).toEqual([
      ['Статус: в CRM → в работе', '•••'],
      ['Заметка', '•••'],
    ]);
  });

  it('say to everybody who reads them what the client has done with a consent', async () => {
    const client = clientSession(api, await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers }));
    const id = await lead();
    await until(id, ({ status }) => status === 'delivered');
    const withdrawal = { id: CREDIT_HISTORY_CONSENT.id };
    await post(api, OWN_DATA_PATHS.withdrawConsent, withdrawal, { headers: client });
    const stored = (comment: string, actor: string) =>
      api.dataSource.query(
        `INSERT INTO lead_event (lead_id, at, event, actor_name, facts) VALUES ($1, now(), 'comment', $2, $3)`,
        [id, actor, { comment }],
      );
    // As it was kept before it had a place of its own, and what it may be mistaken for.
    await stored('Отозвано: Согласие на запрос кредитной истории', 'Клиент');
    await stored('Дано снова: Согласие на запрос кредитной истории', 'Клиент');
    await stored('Отозвано: так сказала Ольга', 'Сотрудник manager');
    const seenBy = async (reader: StaffClient) =>
      (await card(reader, id)).timeline
        .filter(({ title }) => title === 'Заметка')
        .map(({ actor, details }) => [actor, details]);
    const consents = [
      ['Клиент', 'Дано снова: Согласие на запрос кредитной истории'],
      ['Клиент', 'Отозвано: Согласие на запрос кредитной истории'],
      ['Клиент', 'Отозвано: Согласие на запрос кредитной истории'],
    ];
    expect(await seenBy(staff.USER)).toEqual([['Сотрудник manager', '•••'], ...consents]);
    expect(await seenBy(staff.MANAGER)).toEqual([
      ['Сотрудник manager', 'Отозвано: так сказала Ольга'],
      ...consents,
    ]);
  });

  it('say who has taken them into work, and are found by that', async () => {
    const [mine, others] = [await lead(), await lead({ requiredSum: 300_000 })];
    for (const id of [mine, others]) await until(id, ({ status }) => status === 'delivered');
    const take = (client: StaffClient, id: string, from: string) =>
      client.post(`${ADMIN_LEAD_PATHS.status}/${id}`, { from, status: 'in-work' });
    expect((await take(staff.MANAGER, mine, 'delivered')).body['takenBy']).toBe('Сотрудник manager');
    await take(staff.ADMIN, others, 'delivered');
    const listed = (await list(staff.MANAGER)).items.map(({ id, takenBy }) => [id, takenBy]);
    expect(listed).toEqual([
      [others, 'Сотрудник admin'],
      [mine, 'Сотрудник manager'],
    ]);
    const found = async (client: StaffClient) => (await list(client, '?mine=1')).items.map(({ id }) => id);
    expect(await found(staff.MANAGER)).toEqual([mine]);
    await staff.ADMIN.post(`${ADMIN_LEAD_PATHS.status}/${mine}`, { from: 'in-work', status: 'cancelled' });
    expect(await found(staff.MANAGER)).toEqual([mine]);
    await take(staff.ADMIN, mine, 'cancelled');
    expect(await found(staff.MANAGER)).toEqual([]);
    expect((await staff.MANAGER.get(`${ADMIN_LEAD_PATHS.list}?mine=2`)).status).toBe(422);
  });

  it('that no CRM took are counted, and sent again when somebody says so', async () => {
    crm.answerTo = () => 500;
    const ids = [await lead(), await lead({ requiredSum: 300_000 })];
    for (const id of ids) await until(id, ({ delivery }) => delivery === 'dead');
    expect((await staff.USER.get(ADMIN_LEAD_PATHS.summary)).body).toEqual({
      dead: 2,
      queued: 0,
      late: 0,
      signed: 0,
    });
    const dead = await card(staff.MANAGER, ids[0] ?? '');
    expect(dead.deliveries).toMatchObject([
      { step: 'first', state: 'dead', attempts: 2, error: 'CRM ответила 500' },
    ]);

    crm.answerTo = () => 200;
    const [first = '', second = ''] = ids;
    expect((await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.retry}/${first}`)).status).toBe(200);
    await until(first, ({ delivery }) => delivery === 'accepted');
    expect((await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.retry}/${first}`)).status).toBe(422);
    expect((await staff.MANAGER.post(ADMIN_LEAD_PATHS.retryAll)).body).toEqual({ retried: 1 });
    await until(second, ({ delivery }) => delivery === 'accepted');
    expect([...crm.acceptedKeys()].sort()).toEqual([...ids].sort());
  });

  it('that wait for a CRM for half an hour are told of', async () => {
    crm.answerTo = () => 'busy';
    const ids = [await lead(), await lead({ requiredSum: 300_000 })];
    const summary = async () => (await staff.USER.get(ADMIN_LEAD_PATHS.summary)).body;
    expect(await summary()).toEqual({ dead: 0, queued: 2, late: 0, signed: 0 });
    await api.dataSource.query(
      `UPDATE lead_delivery SET changed_at = now() - interval '31 minutes' WHERE lead_id = $1`,
      [ids[0]],
    );
    expect(await summary()).toEqual({ dead: 0, queued: 2, late: 1, signed: 0 });
  });

  it('whose outcome is unknown say so, and are asked about before they are sent again', async () => {
    crm.answerTo = () => 'lost';
    crm.tellsOutcomes = false;
    const id = await lead();
    await until(id, ({ delivery }) => delivery === 'unresolved');
    expect((await staff.USER.get(ADMIN_LEAD_PATHS.summary)).body).toEqual({
      dead: 1,
      queued: 0,
      late: 0,
      signed: 0,
    });
    const { deliveries, timeline } = await card(staff.MANAGER, id);
    expect(deliveries[0]?.error).toBe('Связь с CRM оборвалась до подтверждения');
    expect(timeline[0]?.title).toBe('Приняла ли CRM заявку, неизвестно');
    const listed = await staff.USER.get(`${ADMIN_LEAD_PATHS.list}?delivery=dead`);
    expect(listed.body).toMatchObject({ items: [{ id, delivery: 'unresolved' }] });

    crm.tellsOutcomes = true;
    expect((await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.retry}/${id}`)).status).toBe(200);
    await until(id, ({ delivery }) => delivery === 'accepted');
    expect(crm.received).toHaveLength(1);
  });

  it('are sent again all at once, but for those that wait for a CRM or are over', async () => {
    const ids = [60_000, 70_000, 80_000, 90_000].map((requiredSum) => lead({ requiredSum }));
    const [dead = '', kept = '', cancelled = '', done = ''] = await Promise.all(ids);
    for (const id of [dead, kept, cancelled, done]) await until(id, ({ status }) => status === 'delivered');
    await api.dataSource.query(
      `UPDATE lead_delivery SET state = CASE lead_id WHEN $1 THEN 'kept' ELSE 'dead' END`,
      [kept],
    );
    await api.dataSource.query(`UPDATE lead SET status = 'cancelled' WHERE id = $1`, [cancelled]);
    await api.dataSource.query(`UPDATE lead SET status = 'done' WHERE id = $1`, [done]);

    expect((await staff.USER.get(ADMIN_LEAD_PATHS.summary)).body).toEqual({
      dead: 1,
      queued: 0,
      late: 0,
      signed: 0,
    });
    expect((await staff.MANAGER.post(ADMIN_LEAD_PATHS.retryAll)).body).toEqual({ retried: 1 });
    await until(dead, ({ delivery }) => delivery === 'accepted');
    const states = await Promise.all([kept, cancelled, done].map((id) => card(staff.ADMIN, id)));
    expect(states.map(({ delivery }) => delivery)).toEqual(['kept', 'dead', 'dead']);

    expect((await staff.MANAGER.post(`${ADMIN_LEAD_PATHS.retry}/${kept}`)).status).toBe(200);
    const records = await api.dataSource.query<Record<string, unknown>[]>(
      `SELECT entity_id, before, after FROM history_document WHERE entity_id = ANY ($1) ORDER BY id`,
      [[dead, kept, cancelled, done]],
    );
    expect(records).toEqual([
      { entity_id: dead, before: { delivery: 'dead' }, after: { delivery: 'queued' } },
      { entity_id: kept, before: { delivery: 'kept' }, after: { delivery: 'queued' } },
    ]);
  });

  it('count once, however many of their steps the CRM has refused, and not once it has a later one', async () => {
    crm.answerTo = () => 500;
    const [whole, both] = [await lead(), await lead({ requiredSum: 300_000 })];
    const complete = (id: string) =>
      post(
        api,
        LEAD_PATHS.create,
        { id, phone: PHONE, ...TITLE_LOAN, formType: 'second', mainInfo: VEHICLE_INFO },
        { headers },
      );
    const dead = async () => {
      const { body } = await staff.USER.get(ADMIN_LEAD_PATHS.summary);
      const listed = (await list(staff.USER, '?delivery=dead')).items.map(({ id }) => id);
      expect(listed).toHaveLength(Number(body['dead']));
      return listed;
    };
    const states = (id: string) =>
      card(staff.ADMIN, id).then(({ deliveries }) => deliveries.map(({ state }) => state));
    for (const id of [whole, both]) await until(id, ({ delivery }) => delivery === 'dead');
    await complete(both);
    await eventually(async () => (await states(both)).join() === 'dead,dead');
    expect(await dead()).toEqual([both, whole]);

    crm.answerTo = () => 200;
    await complete(whole);
    await until(whole, ({ delivery }) => delivery === 'accepted');
    expect(await states(whole)).toEqual(['dead', 'accepted']);
    expect(await dead()).toEqual([both]);
    expect((await staff.MANAGER.post(ADMIN_LEAD_PATHS.retryAll)).body).toEqual({ retried: 1 });
    expect(await dead()).toEqual([]);
  });

  it('are sent again a hundred in a transaction', async () => {
    const id = await lead();
    await until(id, ({ status }) => status === 'delivered');
    await api.dataSource.query(
      `INSERT INTO lead SELECT (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(),
         'form_session_id', gen_random_uuid(), 'status', 'new'))).* FROM lead l, generate_series(1, 149)`,
    );
    await api.dataSource.query(
      `INSERT INTO lead_delivery (lead_id, step, state, changed_at)
       SELECT l.id, 'first', 'dead', now() - interval '1 hour' FROM lead l WHERE l.status = 'new'`,
    );
    expect((await staff.MANAGER.post(ADMIN_LEAD_PATHS.retryAll)).body).toEqual({ retried: 149 });
    const batches = await api.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM lead_event WHERE facts ->> 'state' = 'queued'
       GROUP BY xmin::text ORDER BY total`,
    );
    expect(batches.map(({ total }) => total)).toEqual([49, 100]);
  });

  it('are exported in full, with no cell that acts, and the export is recorded', async () => {
    await lead();
    const { body } = await post(api, REQUEST_PATHS.needMoney, {
      name: FORMULA,
      phone: '79160000001',
      comment: '@SUM(1)',
      consent: true,
    });
    const answer = await api.app.inject({
      url: `/api/v1/${ADMIN_LEAD_PATHS.export}?dateFrom=2020-01-01`,
      headers: { authorization: `Bearer ${staff.ADMIN.accessToken}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leads.csv"');
    const [head, newest, , end] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Номер";"Создана"/);
    const id = String(body['id']);
    expect([newest?.startsWith(`"${leadNumber(id)}"`), newest?.endsWith(`"${id}"`)]).toEqual([true, true]);
    expect(newest).toContain('"79160000001"');
    expect(newest).toContain('"Комментарий: @SUM(1)"');
    expect(newest).toContain(`"'=HYPERLINK(""https://evil.example"";""Нажмите"")"`);
    expect(end).toBe('');
    const [record] = await api.dataSource.query<Record<string, unknown>[]>(
      `SELECT actor_name, title, after FROM history_document WHERE action = 'export'`,
    );
    expect(record).toEqual({
      actor_name: 'Сотрудник admin',
      title: 'Выгрузка заявок',
      after: { dateFrom: '2020-01-01', total: 2 },
    });
  });

  it('have names with capitals, and no patronymic for one that somebody does not have', async () => {
    const typed = { lastName: 'ИВАНОВА-петрова', firstName: 'анна', middleName: '—' };
    const id = await lead({ formType: 'second', mainInfo: { ...VEHICLE_INFO, ...typed } });
    const { answers } = await card(staff.ADMIN, id);
    expect(answers).toEqual(
      expect.arrayContaining([
        { label: 'Фамилия', value: 'Иванова-Петрова' },
        { label: 'Имя', value: 'Анна' },
      ]),
    );
    expect(answers.map(({ label }) => label)).not.toContain('Отчество');
  });

  it('are exported in the words in which the staff see them', async () => {
    const id = await lead({ formType: 'second', mainInfo: VEHICLE_INFO });
    await until(id, ({ status }) => status === 'delivered');
    const answer = await api.app.inject({
      url: `/api/v1/${ADMIN_LEAD_PATHS.export}`,
      headers: { authorization: `Bearer ${staff.ADMIN.accessToken}` },
    });
    const [, cells = ''] = answer.body.split('\r\n');
    for (const words of ['Заём', 'В CRM', 'Под ПТС', 'Сайт, заём под ПТС', 'анкета'])
      expect(cells).toContain(`;"${words}";`);
  });

  it('are exported whole, however many there are', async () => {
    await lead();
    const requests = Array.from({ length: 12 }, (_each, index) =>
      post(api, REQUEST_PATHS.needMoney, { name: 'Пётр', phone: `7916000${1000 + index}`, consent: true }),
    );
    await Promise.all(requests);
    const answer = await api.app.inject({
      url: `/api/v1/${ADMIN_LEAD_PATHS.export}`,
      headers: { authorization: `Bearer ${staff.ADMIN.accessToken}` },
    });
    expect(answer.body.trimEnd().split('\r\n')).toHaveLength(1 + 1 + 12);
  });

  it('give out what came with them', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Пётр', phone: '79160000001', consent: 'on' }))
      form.set(name, value);
    form.set('file', new Blob(['Опыт: десять лет']), 'Резюме.txt');
    const sent = new Request('http://localhost', { method: 'POST', body: form });
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${REQUEST_PATHS.vacancyReplyWithoutVacancy}`,
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '', [UPLOAD_HEADER]: 'form' },
    });
    const { id } = reply.json<{ id: string }>();
    expect((await card(staff.ADMIN, id)).files).toEqual([{ position: 1, fileName: 'Резюме.txt', bytes: 29 }]);
    expect((await card(staff.MANAGER, id)).files).toMatchObject([{ fileName: 'Файл 1' }]);
    const read = (position: number | string) =>
      api.app.inject({
        url: `/api/v1/${ADMIN_LEAD_PATHS.file}/${id}/${position}`,
        headers: { authorization: `Bearer ${staff.ADMIN.accessToken}` },
      });
    const file = await read(1);
    expect([file.body, file.headers['content-type']]).toEqual([
      'Опыт: десять лет',
      'text/plain; charset=utf-8',
    ]);
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename/);
    expect([
      (await read(2)).statusCode,
      (await read('x')).statusCode,
      (await read(99_999)).statusCode,
    ]).toEqual([404, 404, 404]);
  });

  it.each<[string, 'get' | 'post', RoleCode[]]>([
    [ADMIN_LEAD_PATHS.list, 'get', ['USER', 'MANAGER', 'ADMIN']],
    [ADMIN_LEAD_PATHS.summary, 'get', ['USER', 'MANAGER', 'ADMIN']],
    [`${ADMIN_LEAD_PATHS.item}/${crypto.randomUUID()}`, 'get', ['USER', 'MANAGER', 'ADMIN']],
    [`${ADMIN_LEAD_PATHS.status}/${crypto.randomUUID()}`, 'post', ['MANAGER', 'ADMIN']],
    [`${ADMIN_LEAD_PATHS.note}/${crypto.randomUUID()}`, 'post', ['MANAGER', 'ADMIN']],
    [`${ADMIN_LEAD_PATHS.retry}/${crypto.randomUUID()}`, 'post', ['MANAGER', 'ADMIN']],
    [ADMIN_LEAD_PATHS.retryAll, 'post', ['MANAGER', 'ADMIN']],
    [ADMIN_LEAD_PATHS.export, 'get', ['ADMIN']],
    [`${ADMIN_LEAD_PATHS.file}/${crypto.randomUUID()}/1`, 'get', ['ADMIN']],
  ])('%s is for its roles alone', async (path, method, roles) => {
    for (const role of ['USER', 'MANAGER', 'ADMIN'] as const) {
      const url = `/api/v1/${path}`;
      const authorization = `Bearer ${staff[role].accessToken}`;
      const answer = await api.app.inject({
        method: method === 'get' ? 'GET' : 'POST',
        url,
        headers: { authorization },
      });
      expect([role, answer.statusCode === 403]).toEqual([role, !roles.includes(role)]);
    }
    expect(
      (await api.app.inject({ method: method === 'get' ? 'GET' : 'POST', url: `/api/v1/${path}` }))
        .statusCode,
    ).toBe(401);
  });
});
