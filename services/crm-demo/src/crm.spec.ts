import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createCrm } from './crm.ts';

const LEAD = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'loan',
  revision: 1,
  phone: '+79161234567',
  fullName: '<b>Анна</b>',
  requiredSum: 280_000,
  requiredMonthCount: 48,
  days: null,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crm-demo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const send = (crm: FastifyInstance, lead: object, key: string) =>
  crm.inject({ method: 'POST', url: '/in/v1/leads', payload: lead, headers: { 'idempotency-key': key } });
const limit = async (crm: FastifyInstance, id = LEAD.id) =>
  (await crm.inject({ url: `/in/v1/credit-limit/${id}` })).json<Record<string, unknown>>();
const outcome = (crm: FastifyInstance, key: string) =>
  crm.inject({ url: `/in/v1/leads/${encodeURIComponent(key)}` });
const behave = (crm: FastifyInstance, body: object) =>
  crm.inject({ method: 'PUT', url: '/behaviour', payload: body });

describe('the demo CRM', () => {
  it('accepts a lead once, and remembers it after a restart', async () => {
    const file = join(folder, 'leads.jsonl');
    const crm = createCrm({ file });
    const acknowledgement = { id: LEAD.id, key: LEAD.id, crmId: expect.stringContaining(LEAD.id) };
    expect((await send(crm, LEAD, LEAD.id)).json()).toEqual({ ...acknowledgement, accepted: true });
    expect((await send(crm, LEAD, LEAD.id)).json()).toEqual({ ...acknowledgement, accepted: false });
    await crm.close();
    const again = createCrm({ file });
    expect((await send(again, LEAD, LEAD.id)).json()).toEqual({ ...acknowledgement, accepted: false });
    expect((await outcome(again, LEAD.id)).json()).toEqual(acknowledgement);
    expect((await again.inject({ url: '/leads' })).json()).toMatchObject([
      { lead: { id: LEAD.id }, keys: [LEAD.id], deliveries: 2 },
    ]);
  });

  it('decides after a while, by the rules of its README', async () => {
    let now = 1_000_000;
    const crm = createCrm({ now: () => now });
    const ids: Record<string, object> = {
      approved: {},
      smaller: { phone: '+79161234511' },
      refused: { phone: '+79161234500' },
      poor: { questionnaire: { monthIncome: 19_999 } },
    };
    for (const [id, changes] of Object.entries(ids)) await send(crm, { ...LEAD, id, ...changes }, id);
    expect(await limit(crm, 'approved')).toEqual({ status: 'progress', percents: 1, secondsLeft: 4 });
    now += 3000;
    expect(await limit(crm, 'approved')).toEqual({ status: 'progress', percents: 75, secondsLeft: 1 });
    now += 1000;
    expect(await limit(crm, 'approved')).toEqual({
      status: 'approved',
      revision: 1,
      limit: { sum: 280_000, monthCount: 48, days: null },
    });
    expect(await limit(crm, 'smaller')).toMatchObject({ limit: { sum: 224_000 } });
    expect(await limit(crm, 'refused')).toEqual({ status: 'refused', revision: 1 });
    expect(await limit(crm, 'poor')).toEqual({ status: 'refused', revision: 1 });
    expect((await crm.inject({ url: '/in/v1/credit-limit/unknown' })).statusCode).toBe(404);
  });

  it('decides finally only on answers: before them it approves preliminarily, or waits', async () => {
    let now = 0;
    const crm = createCrm({ now: () => now });
    const refused = { ...LEAD, id: 'refused', phone: '+79161234500' };
    for (const lead of [LEAD, refused]) await send(crm, { ...lead, complete: false }, lead.id);
    now = 10_000;
    expect(await limit(crm)).toMatchObject({ status: 'approved', revision: 1 });
    expect((await crm.inject({ url: '/' })).body).toContain('предварительно одобрено');
    expect(await limit(crm, 'refused')).toMatchObject({ status: 'progress' });
    await send(crm, { ...refused, revision: 2, complete: true }, 'refused:second');
    now = 20_000;
    expect(await limit(crm, 'refused')).toEqual({ status: 'refused', revision: 2 });
  });

  it('decides nothing until the phone of the request is confirmed', async () => {
    let now = 0;
    const crm = createCrm({ now: () => now });
    await send(crm, { ...LEAD, phoneVerified: false }, LEAD.id);
    now = 10_000;
    expect(await limit(crm)).toMatchObject({ status: 'progress' });
    await send(crm, { ...LEAD, phoneVerified: true, revision: 2 }, `${LEAD.id}:second`);
    now = 20_000;
    expect(await limit(crm)).toMatchObject({ status: 'approved', revision: 2 });
  });

  it('lets the higher revision count, in whichever order they come', async () => {
    let now = 0;
    const crm = createCrm({ now: () => now });
    const whole = { ...LEAD, revision: 2, questionnaire: { monthIncome: 1 } };
    await send(crm, whole, `${LEAD.id}:second`);
    await send(crm, LEAD, LEAD.id);
    now = 10_000;
    expect(await limit(crm)).toEqual({ status: 'refused', revision: 2 });
  });

  it('misbehaves as it is told', async () => {
    const crm = createCrm({ slowMs: 1 });
    expect((await behave(crm, { mode: 'down' })).statusCode).toBe(200);
    expect((await send(crm, LEAD, LEAD.id)).statusCode).toBe(503);
    await behave(crm, { mode: 'slow', delaySeconds: 0 });
    expect((await send(crm, LEAD, LEAD.id)).json()).toMatchObject({ accepted: true });
    expect(await limit(crm)).toMatchObject({ status: 'approved' });
    expect((await behave(crm, { mode: 'sulk' })).statusCode).toBe(400);
    expect((await behave(crm, { delaySeconds: -1 })).statusCode).toBe(400);
    expect((await crm.inject({ url: '/behaviour' })).json()).toEqual({ mode: 'slow', delaySeconds: 0 });
  });

  it('says what became of a delivery, whatever it answered to it', async () => {
    const crm = createCrm();
    for (const mode of ['html', 'busy', 'down']) {
      await behave(crm, { mode });
      await send(crm, LEAD, LEAD.id);
    }
    await behave(crm, { mode: 'ok' });
    const absent = await outcome(crm, LEAD.id);
    expect([absent.statusCode, absent.json()]).toEqual([404, { id: LEAD.id, key: LEAD.id, state: 'absent' }]);
    const origin = await crm.listen({ host: '127.0.0.1', port: 0 });
    await behave(crm, { mode: 'truncated' });
    const sent = fetch(`${origin}/in/v1/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': LEAD.id },
      body: JSON.stringify(LEAD),
    });
    await expect(sent.then((answer) => answer.text())).rejects.toThrow();
    await behave(crm, { mode: 'ok' });
    expect((await outcome(crm, LEAD.id)).statusCode).toBe(200);
    await crm.close();
  });

  it('shows what it has, and runs nothing of it', async () => {
    const crm = createCrm();
    await send(crm, LEAD, LEAD.id);
    const page = await crm.inject({ url: '/' });
    expect(page.body).toContain('280&#160;000'.replace('&#160;', '\u00a0'));
    expect(page.body).not.toContain('<b>');
    expect((await send(crm, { any: 'thing' }, 'key')).statusCode).toBe(400);
  });
});
