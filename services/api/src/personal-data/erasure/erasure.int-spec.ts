import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  type ErasureDone,
  type ErasureList,
  HISTORY_PATHS,
  type HistoryPage,
  LEAD_PATHS,
  PERSONAL_DATA_PATHS,
  PHONE_VERIFICATION_HEADER,
  REQUEST_PATHS,
  REVIEW_FILE_PATHS,
  REVIEW_FILES,
  REVIEW_PATHS,
  type ReviewFile,
  SIGNATURE_PATHS,
  type SignatureDocuments,
  SUBSCRIBE_PATHS,
  UPLOAD_HEADER,
  VACANCY_REPLY_FILE,
} from '@polden/api-contract';
import { review } from '@polden/content-model';
import sharp from 'sharp';
import { verifyHistory } from '../../history/verify/verify-history.ts';
import { HistorySealer } from '../../history/history-sealer.ts';
import { pdf } from '../../content/media/testing/documents.ts';
import { get, lastCode, post, verifyPhone } from '../../testing/borrower.ts';
import { addressOf } from '../../testing/content.ts';
import { eventually } from '../../testing/eventually.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { approveLead, TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const EMAIL = 'anna.nemirova@example.org';
const NAME = 'Анна Немирова';
const TRACES = /9161234567|nemirova|Немирова/iu;
const OTHER = '79260000001';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-erasure-'));
let api: TestApp;
let admin: StaffClient;
/** Of the picture that Anna let us show. */
let photoUrl: string;
let reviewId: number;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  admin = await signIn(api, 'ADMIN');
  await leaveTraces();
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

async function sendForm(
  path: string,
  fields: Record<string, string>,
  field: string,
  bytes: Buffer,
  name: string,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const body = new Response(form);
  return api.app.inject({
    method: 'POST',
    url: `${API_BASE_PATH}${path}`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': String(body.headers.get('content-type')), [UPLOAD_HEADER]: 'test' },
  });
}

async function loanOf(
  phone: string,
  fullName: string,
): Promise<{ id: string; headers: Record<string, string> }> {
  const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
  const [firstName, lastName] = fullName.split(' ');
  const mainInfo = { ...VEHICLE_INFO, firstName, lastName, middleName: undefined, email: undefined };
  const loan = { phone, ...TITLE_LOAN, formType: 'second', mainInfo };
  const { body } = await post(api, LEAD_PATHS.create, loan, { headers });
  return { id: String(body['id']), headers };
}

/** Signs what the loan needs with the code of a message. */
async function signLoan({ id: leadId, headers }: Awaited<ReturnType<typeof loanOf>>): Promise<void> {
  await approveLead(api, leadId);
  await api.dataSource.query(`UPDATE phone_verification SET resend_at = now() - interval '1 hour'`);
  const { body } = await post(api, SIGNATURE_PATHS.documents, { leadId }, { headers });
  const { formSessionId, documents } = body as unknown as SignatureDocuments;
  const chosen = documents.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  const asked = await post(
    api,
    SIGNATURE_PATHS.sign,
    { leadId, formSessionId, documents: chosen },
    { headers },
  );
  const { signatureVerificationId } = asked.body;
  const code = await lastCode(api, PHONE);
  await post(api, SIGNATURE_PATHS.verify, { signatureVerificationId, code }, { headers });
}

/** Everything that one person can leave here, and somebody else beside them. */
async function leaveTraces(): Promise<void> {
  await signLoan(await loanOf(PHONE, NAME));
  await post(api, REQUEST_PATHS.prize, { name: NAME, phone: PHONE, email: EMAIL, consent: true });
  const reply = { name: NAME, phone: PHONE, email: EMAIL, consent: 'on' };
  await sendForm(
    REQUEST_PATHS.vacancyReplyWithoutVacancy,
    reply,
    VACANCY_REPLY_FILE,
    pdf(NAME),
    `${NAME}.pdf`,
  );
  const photo = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#fc3' } })
    .jpeg()
    .toBuffer();
  const words = { name: NAME, message: 'Всё хорошо', number: PHONE, email: EMAIL, consent: 'on' };
  await sendForm(REVIEW_PATHS.add, words, REVIEW_FILES, photo, `${NAME}.jpg`);
  const [row] = await api.dataSource.query<{ id: number }[]>('SELECT id FROM review');
  reviewId = row?.id ?? 0;
  await admin.post(addressOf(review, 'publish', reviewId));
  const published = await admin.post(`${REVIEW_FILE_PATHS.filePublish}/${reviewId}/1`);
  photoUrl = String((published.body as unknown as ReviewFile[])[0]?.published?.url);
  await post(api, SUBSCRIBE_PATHS.add, { email: EMAIL, consent: true });
  const friend = await loanOf(OTHER, 'Борис Петров');
  await post(
    api,
    REQUEST_PATHS.bringFriend,
    {
      name: 'Борис Петров',
      phone: OTHER,
      friendName: NAME,
      friendPhone: PHONE,
      consent: true,
      friendAgrees: true,
    },
    { headers: friend.headers },
  );
}

const erase = (person: object, by = admin) =>
  by.post(PERSONAL_DATA_PATHS.erase, { reason: 'request', ...person });
const count = async (sql: string): Promise<number> => {
  const [row] = await api.dataSource.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`);
  return row?.count ?? -1;
};

describe('what people leave here', () => {
  it('is in the clear nowhere, but for the name of a review that visitors see', async () => {
    const stored = await everythingStored(api.dataSource);
    const named = stored.split('\n').filter((row) => TRACES.test(row));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/^public\.review \(/u);
    expect(named[0]).not.toMatch(/9161234567|nemirova/iu);
  });
});

describe('the erasure of a person', () => {
  it('says beforehand what there is, and which other contacts the person gave', async () => {
    const { status, body } = await admin.post(PERSONAL_DATA_PATHS.find, { phone: '8 (916) 123-45-67' });
    expect([status, body]).toEqual([
      200,
      {
        leads: 3,
        namedByOthers: 1,
        signatures: 1,
        files: 2,
        reviews: 1,
        subscriptions: 0,
        alsoNamed: [EMAIL],
      },
    ]);
    const byEmail = await admin.post(PERSONAL_DATA_PATHS.find, { email: ' Anna.Nemirova@example.org ' });
    expect(byEmail.body).toMatchObject({ leads: 2, reviews: 1, subscriptions: 1, alsoNamed: [`+${PHONE}`] });
  });

  it('is for those with the right, with a whole contact and a reason', async () => {
    const manager = await signIn(api, 'MANAGER');
    for (const path of [PERSONAL_DATA_PATHS.find, PERSONAL_DATA_PATHS.erase])
      expect((await manager.post(path, { phone: PHONE, reason: 'request' })).status).toBe(403);
    expect((await manager.get(PERSONAL_DATA_PATHS.erasures)).status).toBe(403);
    const wrong = [{}, { phone: '1234567' }, { email: 'anna' }, { phone: PHONE, reason: 'whim' }];
    expect(await Promise.all(wrong.map(async (body) => (await erase(body)).status))).toEqual([
      422, 422, 422, 422,
    ]);
    expect(await count('lead')).toBe(5);
  });

  it('leaves nothing of them in any table, and everything of others', async () => {
    await api.app.get(HistorySealer).seal();
    const { status, body } = await erase({ phone: PHONE, email: EMAIL });
    expect(status).toBe(200);
    const done = body as unknown as ErasureDone;
    expect(done.counts).toMatchObject({
      lead: 3,
      'lead (named by others)': 1,
      lead_file: 1,
      signature: 1,
      signature_document: expect.any(Number),
      review: 1,
      review_consent: 1,
      review_file: 1,
      media: 1,
      content_revision: 2,
      subscriber: 1,
      subscriber_event: 1,
      history_document: expect.any(Number),
    });
    const stored = await everythingStored(api.dataSource);
    expect(stored).not.toMatch(TRACES);
    expect(await count(`sms_inbox WHERE phone LIKE '%9161234567'`)).toBe(0);
    expect(await count(`mail_inbox WHERE recipient = '${EMAIL}'`)).toBe(0);
    expect(await count('lead')).toBe(2);
    expect((await api.app.inject({ url: photoUrl })).statusCode).toBe(404);
    expect((await get(api, REVIEW_PATHS.items)).body).toEqual({ items: [], pageCount: 0 });
    const search = await admin.get(`admin/lead?search=${encodeURIComponent(PHONE)}`);
    expect(search.body).toMatchObject({ items: [], total: 0 });
    const found = await admin.post(PERSONAL_DATA_PATHS.find, { phone: PHONE, email: EMAIL });
    expect(found.body).toEqual({
      leads: 0,
      namedByOthers: 0,
      signatures: 0,
      files: 0,
      reviews: 0,
      subscriptions: 0,
      alsoNamed: [],
    });
    const others = await admin.get(`admin/lead?search=${encodeURIComponent(OTHER)}`);
    expect(others.body).toMatchObject({
      total: 2,
      items: [{ name: 'Борис Петров' }, { name: 'Петров Борис' }],
    });
  });

  it('leaves a proof that names nobody, cannot be changed, and stands in the history', async () => {
    const { items } = (await admin.get(PERSONAL_DATA_PATHS.erasures)).body as unknown as ErasureList;
    expect(items).toHaveLength(1);
    const [proof] = items;
    expect(proof).toMatchObject({ actor: admin.user.name, reason: 'request', sound: true });
    expect(JSON.stringify(items)).not.toMatch(TRACES);
    const [record] = await api.dataSource.query<object[]>(
      `SELECT entity_id, after FROM history_document WHERE action = 'erase'`,
    );
    expect(record).toEqual({
      entity_id: proof?.id,
      after: { reason: 'request', counts: proof?.counts, digest: proof?.digest },
    });
    for (const change of [
      `UPDATE personal_erasure SET counts = '{}'`,
      'DELETE FROM personal_erasure',
      'TRUNCATE personal_erasure CASCADE',
    ])
      await expect(api.dataSource.query(change)).rejects.toThrow(/never changed or removed/u);
  });

  it('keeps the history whole: records and seals are as they were', async () => {
    const verified = await verifyHistory(api.dataSource);
    expect(verified.problems).toEqual([]);
    expect(verified.erasedOnRequest).toBeGreaterThan(2);
  });

  it('is said in the history of the records that went with it, and of no others', async () => {
    const { items } = (await admin.get(HISTORY_PATHS.find)).body as unknown as HistoryPage;
    const gone = items.filter(({ erasedByRequest }) => erasedByRequest);
    expect(gone.length).toBeGreaterThan(2);
    expect(items.filter(({ erasedAt }) => erasedAt !== null)).toEqual(gone);
  });

  it('is the only way in which evidence and young records go', async () => {
    const loan = await loanOf(PHONE, NAME);
    await signLoan(loan);
    await expect(api.dataSource.query('DELETE FROM signature_document')).rejects.toThrow(/never changed/u);
    await expect(
      api.dataSource.query('SELECT erase_evidence((SELECT array_agg(id) FROM signature), NULL)'),
    ).rejects.toThrow(/never changed/u);
    await expect(
      api.dataSource.query(
        `SELECT erase_history_records((SELECT id FROM personal_erasure LIMIT 1),
           (SELECT array_agg(id) FROM history_document WHERE erasure_id IS NULL))`,
      ),
    ).rejects.toThrow(/never changed/u);
    expect(await count('signature')).toBe(1);
  });

  it('counts what the CRM has, and what it may have', async () => {
    const phone = '79160000002';
    const states = ['accepted', 'unknown', 'unresolved', 'kept'];
    const headers = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, phone) };
    for (const [index, state] of states.entries()) {
      const loan = { phone, fullName: NAME, ...TITLE_LOAN, requiredSum: 60_000 + index * 10_000 };
      const { id } = (await post(api, LEAD_PATHS.create, loan, { headers })).body;
      // Without a CRM its job keeps it, and would write that over the state of the test.
      await eventually(async () => {
        const query = `SELECT FROM lead_delivery WHERE lead_id = $1 AND state = 'kept'`;
        return (await api.dataSource.query<object[]>(query, [id])).length === 1;
      });
      await api.dataSource.query('UPDATE lead_delivery SET state = $2 WHERE lead_id = $1', [id, state]);
      if (state !== 'accepted') continue;
      await api.dataSource.query('UPDATE lead SET crm_accepted_at = now() WHERE id = $1', [id]);
    }
    expect((await erase({ phone })).body).toMatchObject({ counts: { lead: states.length }, inCrm: 3 });
  });

  it('waits for a signing of the same moment, and its signature goes with the rest', async () => {
    const phone = '79160000003';
    const { id, headers } = await loanOf(phone, 'Пётр Сорокин');
    await approveLead(api, id);
    await post(api, SIGNATURE_PATHS.documents, { leadId: id }, { headers });
    const signing = api.dataSource.createQueryRunner();
    await signing.startTransaction();
    await signing.query('UPDATE signature_session SET signature_id = gen_random_uuid() WHERE lead_id = $1', [
      id,
    ]);
    await signing.query(
      `INSERT INTO signature (id, lead_id, phone_index, requested_at, signed_at, data_key_id, evidence)
       SELECT s.signature_id, l.id, l.phone_index, now(), now(), l.data_key_id, l.personal_data
       FROM signature_session s JOIN lead l ON l.id = s.lead_id WHERE l.id = $1`,
      [id],
    );
    const erasing = erase({ phone });
    await eventually(
      async () =>
        (await count(`pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)) > 0,
    );
    // As signing does, which holds its session first.
    await signing.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [id]);
    await signing.commitTransaction();
    await signing.release();
    expect((await erasing).body).toMatchObject({ counts: { lead: 1, signature: 1 } });
    expect(await count(`signature WHERE lead_id = '${id}'`)).toBe(0);
  });

  it('of somebody unknown erases nothing, and says so', async () => {
    const { body } = await erase({ phone: '79990000000', reason: 'order' });
    expect(body).toMatchObject({ counts: {}, reason: 'order', sound: true, inCrm: 0 });
  });
});
