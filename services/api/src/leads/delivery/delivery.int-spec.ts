import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, leadNumber, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import type { DeliveryLimits } from '../../core/config/limits/crm-retries.ts';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { type CrmAnswer, TestCrm } from '../../testing/crm.ts';
import { eventually } from '../../testing/eventually.ts';
import { TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const SECRET = 'a secret of the webhook, long enough for anybody';

interface DeliveryRow {
  step: string;
  state: string;
  attempts: number;
  error: string;
}

describe('delivery to the CRM', () => {
  const crm = new TestCrm();
  let url: string;
  let api: TestApp;
  let token: string;

  const start = (env: Record<string, string>, changes: Partial<DeliveryLimits> = {}) =>
    startTestApp({
      env,
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, delivery: { ...quickDelivery, retryLimit: 3, ...changes } },
      }),
    });

  beforeAll(async () => {
    url = await crm.start();
    api = await start({ CRM_DRIVER: 'http', CRM_URL: url });
  });
  afterAll(async () => {
    await api.close();
    await crm.stop();
  });
  beforeEach(async () => {
    crm.reset();
    await truncate(api.dataSource);
    token = await verifyPhone(api, PHONE);
  });

  const headers = () => ({ [PHONE_VERIFICATION_HEADER]: token });
  const createLead = async (changes: object = {}): Promise<string> => {
    const body = { phone: PHONE, fullName: 'Анна Иванова', utmSource: 'radio', ...TITLE_LOAN, ...changes };
    const { body: lead } = await post(api, LEAD_PATHS.create, body, { headers: headers() });
    return String(lead['id']);
  };
  const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
    api.dataSource.query<Row[]>(sql, values);
  const deliveries = (id: string) =>
    rows<DeliveryRow>(
      'SELECT step, state, attempts, error FROM lead_delivery WHERE lead_id = $1 ORDER BY step',
      [id],
    );
  const crmIds = async (id: string) =>
    (await rows<{ crm_id: string }>('SELECT crm_id FROM lead_delivery WHERE lead_id = $1', [id])).map(
      ({ crm_id: crmId }) => crmId,
    );
  const stateOf = async (id: string) => (await deliveries(id)).map(({ state }) => state).join();
  const jobState = async (queue: string) =>
    (await rows<{ state: string }>('SELECT state FROM pgboss.job WHERE name = $1', [queue])).map(
      ({ state }) => state,
    );

  it('hands over the whole lead with its id as the key', async () => {
    const id = await createLead({ utmCampaign: 'spring', url: '/dengi-pod-zalog-pts', city: 'Казань' });
    await eventually(async () => (await stateOf(id)) === 'accepted');
    expect(crm.received.map(({ path, key, lead }) => ({ path, key, lead }))).toEqual([
      {
        path: '/in/v1/leads',
        key: id,
        lead: {
          id,
          number: leadNumber(id),
          kind: 'loan',
          step: 'first',
          revision: 1,
          complete: false,
          created: expect.any(String),
          phone: '+79161234567',
          phoneVerified: true,
          fullName: 'Анна Иванова',
          city: 'Казань',
          product: 'pts',
          requiredSum: 280_000,
          requiredMonthCount: 48,
          days: null,
          formType: 'first',
          formName: 'lkk_zaim2',
          leadType: 'site3_auto_loans',
          leadGenCode: null,
          utmSource: 'radio',
          source: { utmCampaign: 'spring', url: '/dengi-pod-zalog-pts' },
          documents: TITLE_LOAN.documents.map((document) => ({ id: document, edition: expect.any(String) })),
          consent: { ip: '127.0.0.1', userAgent: expect.any(String) },
        },
      },
    ]);
  });

  it('hands over the second step under a key of its own, with the questionnaire', async () => {
    const id = await createLead();
    await eventually(async () => (await stateOf(id)) === 'accepted');
    await createLead({ id, formType: 'second', mainInfo: VEHICLE_INFO });
    await eventually(async () => (await stateOf(id)) === 'accepted,accepted');
    const [, second] = crm.received;
    expect(second).toMatchObject({
      key: `${id}:second`,
      lead: {
        id,
        step: 'second',
        revision: 2,
        complete: true,
        fullName: 'Иванова Анна Петровна',
        questionnaire: {
          passport: '4510-123456',
          birthDate: '1990-03-05',
          carNumber: 'А123ВС77',
          email: 'anna@mail.ru',
        },
      },
    });
  });

  it('asks for the decision for days from when the CRM took it, however old the request is', async () => {
    crm.answerTo = (_delivery, attempt) => (attempt === 1 ? 503 : 200);
    const id = await createLead();
    await rows(`UPDATE lead SET created_at = created_at - interval '4 days' WHERE id = $1`, [id]);
    await eventually(async () => crm.asked.filter((asked) => asked === id).length > 2);
  });

  it('does not send a first step after the second was accepted', async () => {
    crm.answerTo = ({ lead }) => (lead['step'] === 'first' ? 503 : 200);
    const id = await createLead();
    await eventually(async () => crm.received.length > 0);
    await createLead({ id, formType: 'second', mainInfo: VEHICLE_INFO });
    await eventually(async () => (await stateOf(id)) === 'superseded,accepted');
    expect(crm.acceptedKeys()).toEqual([`${id}:second`]);
  });

  it('tries again until the CRM accepts, under the same key, and marks the lead once', async () => {
    crm.answerTo = (_delivery, attempt) => (attempt <= 2 ? 503 : 200);
    const id = await createLead();
    await eventually(async () => (await stateOf(id)) === 'accepted');
    expect(crm.received.map(({ key }) => key)).toEqual([id, id, id]);
    expect(await deliveries(id)).toEqual([{ step: 'first', state: 'accepted', attempts: 3, error: '' }]);
    expect(await rows(`SELECT event, facts FROM lead_event WHERE lead_id = $1`, [id])).toEqual([
      { event: 'delivery', facts: { step: 'first', state: 'accepted', attempt: 3 } },
    ]);
  });

  it('delivers each lead exactly once after the CRM was away', async () => {
    crm.answerTo = () => 'refuse connection';
    const sums = Array.from({ length: 12 }, (_each, index) => 60_000 + index * 10_000);
    const ids = await Promise.all(sums.map((requiredSum) => createLead({ requiredSum })));
    await eventually(async () => crm.received.length >= ids.length);
    crm.answerTo = () => 200;
    await eventually(async () => {
      const [open] = await rows<{ count: string }>(
        `SELECT count(*) FROM lead_delivery WHERE state <> 'accepted'`,
      );
      return open?.count === '0';
    });
    expect([...crm.acceptedKeys()].sort()).toEqual([...ids].sort());
  });

  it('is taken up by another worker when the one that had it has died', async () => {
    // Its worker sent the lead and was killed before it could say so: the job stays active in the database.
    crm.answerTo = (_delivery, attempt) => (attempt === 1 ? 'hang' : 200);
    const id = await createLead();
    await eventually(async () => crm.received.length === 1);
    await rows(
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour' WHERE name = 'lead-delivery'`,
    );
    await eventually(async () => (await stateOf(id)) === 'accepted');
    expect(new Set(crm.received.map(({ key }) => key))).toEqual(new Set([id]));
    expect(crm.received.filter(({ first }) => first)).toHaveLength(1);
  });

  it('neither holds up nor repeats the others when one lead is refused', async () => {
    const sums = [60_000, 70_000, 80_000, 90_000];
    let refused = '';
    crm.answerTo = ({ key }) => (key === (refused ||= key) ? 500 : 200);
    const ids = await Promise.all(sums.map((requiredSum) => createLead({ requiredSum })));
    await eventually(async () => refused !== '' && (await stateOf(refused)) === 'dead');
    const keys = crm.received.map(({ key }) => key);
    expect(keys.filter((key) => key !== refused).sort()).toEqual(ids.filter((id) => id !== refused).sort());
    expect(keys.filter((key) => key === refused)).toHaveLength(4);
  });

  it.each<CrmAnswer>(['html', 'stall', 'busy', 'busy for days', 'refuse connection', 502])(
    'does not take %s for an acknowledgement, and sends the lead again',
    async (fault) => {
      crm.answerTo = (_delivery, attempt) => (attempt === 1 ? fault : 200);
      const id = await createLead();
      await eventually(async () => (await stateOf(id)) === 'accepted');
      expect(crm.received.map(({ key }) => key)).toEqual([id, id]);
      expect(await crmIds(id)).toEqual(['crm-1']);
    },
  );

  it.each<CrmAnswer>(['lost', 'truncated', 'hang', 'hang after headers', 'wrong id'])(
    'asks what became of a lead after %s, and does not send it again',
    async (fault) => {
      crm.answerTo = () => fault;
      const id = await createLead();
      await eventually(async () => (await stateOf(id)) === 'accepted');
      expect(crm.received.map(({ key }) => key)).toEqual([id]);
      expect(crm.outcomesAsked).toContain(id);
      expect(await crmIds(id)).toEqual(['crm-1']);
    },
  );

  it('sends no lead that is erased meanwhile', async () => {
    crm.answerTo = () => 503;
    const id = await createLead();
    await eventually(async () => (await deliveries(id))[0]?.error === 'CRM ответила 503');
    await api.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM lead WHERE id = $1', [id]);
      crm.reset();
      await eventually(async () => {
        const [waiting] = await rows<{ count: string }>(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting?.count === '1';
      });
    });
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    expect(crm.received).toEqual([]);
  });

  it('says that the outcome is unknown as long as the CRM does not say it', async () => {
    crm.tellsOutcomes = false;
    crm.answerTo = () => 'lost';
    const id = await createLead();
    await eventually(async () => (await stateOf(id)) === 'unresolved');
    expect(await rows(`SELECT status FROM lead WHERE id = $1`, [id])).toEqual([{ status: 'new' }]);
    expect(crm.received).toHaveLength(1);
  });

  it('rests while the CRM fails, and delivers what has waited without a dead letter', async () => {
    // Costs no lead an attempt, until all are there.
    crm.answerTo = () => 'busy';
    const sums = Array.from({ length: 30 }, (_each, index) => 60_000 + index * 10_000);
    const ids = await Promise.all(sums.map((requiredSum) => createLead({ requiredSum })));
    crm.answerTo = () => 'refuse connection';
    crm.tellsOutcomes = false;
    [crm.received, crm.outcomesAsked] = [[], []];
    // As many at once as make it rest: none has lost its last attempt by then.
    await rows(`UPDATE pgboss.job SET start_after = now() WHERE name = 'lead-delivery'`);
    // Both kinds of calls fail, and as many as that make it rest.
    await eventually(async () => crm.received.length + crm.outcomesAsked.length >= 20);
    crm.answerTo = () => 200;
    crm.tellsOutcomes = true;
    await eventually(async () => crm.acceptedKeys().length === ids.length);
    expect([...crm.acceptedKeys()].sort()).toEqual([...ids].sort());
  });

  it('takes a conflict as accepted before', async () => {
    crm.answerTo = () => 409;
    const id = await createLead();
    await eventually(async () => (await stateOf(id)) === 'accepted');
    expect(crm.received).toHaveLength(1);
  });

  it('does not deliver again what was accepted by a run that died before it said so', async () => {
    const id = await createLead();
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    await rows(
      `UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now() WHERE name = 'lead-delivery'`,
    );
    await eventually(async () => (await jobState('lead-delivery'))[0] === 'completed');
    expect(crm.received.map(({ key }) => key)).toEqual([id]);
  });

  it('keeps what was never accepted among the dead letters, with the reason', async () => {
    crm.answerTo = () => 500;
    const id = await createLead();
    await eventually(async () => (await stateOf(id)) === 'dead');
    expect(crm.received).toHaveLength(4);
    expect(await deliveries(id)).toEqual([
      { step: 'first', state: 'dead', attempts: 4, error: 'CRM ответила 500' },
    ]);
  });

  describe('with a single retry', () => {
    beforeAll(async () => {
      await api.close();
      const breaker = { ...quickDelivery.breaker, failures: 1, restMs: 20, restMaxMs: 40 };
      api = await start({ CRM_DRIVER: 'http', CRM_URL: url }, { retryLimit: 1, breaker });
    });

    it('outlasts a CRM that is down for many tries', async () => {
      crm.answerTo = () => 503;
      const id = await createLead();
      await eventually(async () => crm.received.length >= 10 || (await stateOf(id)) === 'dead');
      crm.answerTo = () => 200;
      await eventually(async () => ['accepted', 'dead'].includes(await stateOf(id)));
      expect(await stateOf(id)).toBe('accepted');
      expect(await jobState('lead-delivery-dead')).toEqual([]);
    });
  });

  describe('to a webhook', () => {
    let hooked: TestApp;

    beforeAll(async () => {
      await api.close();
      hooked = await start({ CRM_DRIVER: 'webhook', CRM_URL: `${url}/hook`, CRM_WEBHOOK_SECRET: SECRET });
      api = hooked;
    });

    it('is signed, so that the receiver knows us', async () => {
      const id = await createLead();
      await eventually(async () => (await stateOf(id)) === 'accepted');
      const [delivery] = crm.received;
      expect([delivery?.path, delivery?.key]).toEqual(['/hook', id]);
      const [, seconds, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(delivery?.headers['x-signature'])) ?? [];
      expect(signature).toBe(
        createHmac('sha256', SECRET).update(`${seconds}.${delivery?.text}`).digest('hex'),
      );
      expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
      const { body } = await post(api, LEAD_PATHS.progress, { leadId: id }, { headers: headers() });
      expect(body).toMatchObject({ status: 'success', percents: 100, limit: null });
      expect(crm.asked).toEqual([]);
    });
  });

  describe('without a CRM', () => {
    beforeAll(async () => {
      await api.close();
      api = await start({ CRM_DRIVER: 'off' });
    });

    it('leaves the lead with us', async () => {
      const id = await createLead();
      await eventually(async () => (await stateOf(id)) === 'kept');
      expect(crm.received).toEqual([]);
      const { body } = await post(api, LEAD_PATHS.loginLink, { leadId: id }, { headers: headers() });
      expect(body['status']).toBe('success');
    });
  });
});
