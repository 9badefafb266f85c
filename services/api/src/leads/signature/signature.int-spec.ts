import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_PATHS,
  type AccountAnswer,
  CODE_TOO_EARLY,
  LEAD_PATHS,
  PHONE_VERIFICATION_HEADER,
  SIGNATURE_PATHS,
  type SignatureDocuments,
  type SignatureVerification,
  type SignedDocuments,
  SMS_PATHS,
} from '@polden/api-contract';
import { extractText } from 'unpdf';
import { productionLimits } from '../../core/config/limits.ts';
import { type Answer, get, lastCode, post, verifyPhone, wrongCode } from '../../testing/borrower.ts';
import { clientSession } from '../../testing/client-session.ts';
import { stopClock } from '../../testing/clock.ts';
import { approveLead, TITLE_LOAN, VEHICLE_INFO } from '../../testing/leads.ts';
import { quickDelivery, startTestApp, type TestApp, truncate } from '../../testing/test-app.ts';

const PHONE = '79161234567';
const WHOLE = { formType: 'second', mainInfo: VEHICLE_INFO };
const REQUIRED = [
  'loan-application',
  'credit-history-consent',
  'electronic-interaction-agreement',
  'personal-data-consent',
];
const UNVERIFIED = { phone: ['Подтвердите номер телефона кодом из СМС'] };
const NOTHING_TO_SIGN = { leadId: [expect.stringContaining('Подписывать пока нечего')] };

describe('signing the documents of a lead', () => {
  let api: TestApp;
  let owner: Record<string, string>;
  let leadId: string;
  let clock: ReturnType<typeof stopClock>;

  beforeAll(async () => {
    api = await startTestApp({
      configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
    });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    clock = stopClock();
    await truncate(api.dataSource);
    owner = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    const body = { phone: PHONE, ...TITLE_LOAN, ...WHOLE };
    leadId = String((await post(api, LEAD_PATHS.create, body, { headers: owner })).body['id']);
    await approveLead(api, leadId);
    // The code of the phone itself was a minute ago.
    clock.pass(61);
  });
  afterEach(() => {
    clock.restore();
  });

  const call = (path: string, body: object, headers = owner): Promise<Answer> =>
    post(api, path, body, { headers: { 'user-agent': 'Phone of Anna', ...headers }, ip: '203.0.113.5' });
  const read = async (): Promise<SignatureDocuments> =>
    (await call(SIGNATURE_PATHS.documents, { leadId })).body as unknown as SignatureDocuments;
  const sign = (formSessionId: string, documents = REQUIRED) =>
    call(SIGNATURE_PATHS.sign, { leadId, formSessionId, documents });
  const begin = async (): Promise<SignatureVerification> => {
    const { formSessionId } = await read();
    return (await sign(formSessionId)).body as unknown as SignatureVerification;
  };
  const verify = (signatureVerificationId: string, code: string, headers = owner) =>
    call(SIGNATURE_PATHS.verify, { signatureVerificationId, code }, headers);
  const download = (link: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: link, headers });
  const textOf = async (pdf: Buffer): Promise<string> =>
    (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/gu, ' ');
  const signatures = () => api.dataSource.query<{ id: string }[]>('SELECT id FROM signature');

  it('shows PDFs whose bytes have the told hash, the same on every reading', async () => {
    const { documents } = await read();
    expect(documents.map(({ id, isRequired }) => [id, isRequired])).toEqual([
      ...REQUIRED.map((id) => [id, true]),
      ['advertising-consent', false],
    ]);
    for (const { link, hash, size, title } of documents) {
      const file = await download(link);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(createHash('sha256').update(file.rawPayload).digest('hex')).toBe(hash);
      expect(file.rawPayload.length).toBe(size);
      expect(await textOf(file.rawPayload)).toContain(title);
    }
    const application = await textOf((await download(documents[0]?.link ?? '')).rawPayload);
    expect(application).toContain('Иванова Анна Петровна');
    expect(application).toContain('280 000 ₽');
    expect(application).not.toMatch(/undefined|null|\{\w+\}/u);
    expect((await read()).documents.map(({ hash }) => hash)).toEqual(documents.map(({ hash }) => hash));
  });

  it('says what is signed for: the product and the terms that its page told', async () => {
    const { product, offer } = await read();
    expect(product).toBe('pts');
    expect(offer).toMatchObject({ sum: 280_000, monthCount: 48 });
    expect(offer).toEqual((await call(LEAD_PATHS.progress, { leadId })).body['offer']);
  });

  it('prints the term that was asked for where an approval names none', async () => {
    await api.dataSource.query(
      `UPDATE lead SET status = 'approved', decision = '{"sum": 250000, "monthCount": null, "days": null}'`,
    );
    const { documents } = await read();
    const application = await textOf((await download(documents[0]?.link ?? '')).rawPayload);
    expect(application).toContain('250 000 ₽');
    expect(application).toContain('48 месяцев');
  });

  it('signs with the code, and keeps who, when, from where and what', async () => {
    const { formSessionId, documents: shown } = await read();
    const { status, body } = await sign(formSessionId, [...REQUIRED, 'advertising-consent']);
    expect([status, body]).toEqual([
      200,
      {
        signatureVerificationId: expect.stringMatching(/^[\da-f-]{36}$/),
        resendAfter: 60,
        expiresIn: 300,
        maskedPhone: expect.stringContaining('67'),
      },
    ]);
    clock.pass(20);
    const answer = await verify(String(body['signatureVerificationId']), await lastCode(api, PHONE));
    const signed = answer.body as unknown as SignedDocuments;
    expect([answer.status, signed.signed, signed.signedAt]).toEqual([200, true, new Date().toISOString()]);
    expect(signed.documents.map(({ hash }) => hash)).toEqual(shown.map(({ hash }) => hash));
    const application = signed.documents.find(({ id }) => id === 'loan-application');
    const file = await download(application?.link ?? '');
    expect(file.rawPayload.length).toBe(application?.size);
    const text = await textOf(file.rawPayload);
    for (const part of [
      'Документ подписан простой электронной подписью',
      'Иванова Анна Петровна',
      '203.0.113.5',
      'Phone of Anna',
      application?.hash.slice(0, 32) ?? '',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('keeps the evidence sealed, and nobody changes or removes it', async () => {
    const { signatureVerificationId } = await begin();
    await verify(signatureVerificationId, await lastCode(api, PHONE));
    const text = JSON.stringify([
      await api.dataSource.query('SELECT s::text FROM signature s'),
      await api.dataSource.query(`SELECT encode(evidence, 'escape') FROM signature`),
      await api.dataSource.query('SELECT document_id, title FROM signature_document'),
    ]);
    expect(text).not.toMatch(/9161234567|Анна|203\.0\.113|Phone of/u);
    for (const statement of [
      'DELETE FROM signature_document',
      `UPDATE signature_document SET sha256 = repeat('0', 64)`,
      'UPDATE signature SET signed_at = now()',
      'DELETE FROM signature',
    ]) {
      await expect(api.dataSource.query(statement)).rejects.toThrow('never changed');
    }
  });

  it('answers the same signature to a repeated code: the first answer may have been lost', async () => {
    const { signatureVerificationId } = await begin();
    const code = await lastCode(api, PHONE);
    const first = await verify(signatureVerificationId, code);
    const again = await verify(signatureVerificationId, code);
    expect(again.body['signedAt']).toBe(first.body['signedAt']);
    expect(await signatures()).toHaveLength(1);
  });

  it('at the same moment is one signature', async () => {
    const { signatureVerificationId } = await begin();
    const code = await lastCode(api, PHONE);
    const answers = await Promise.all([1, 2, 3].map(() => verify(signatureVerificationId, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['signedAt'])).size).toBe(1);
    expect(await signatures()).toHaveLength(1);
  });

  it('signs with the same code after a failure of ours', async () => {
    const { signatureVerificationId } = await begin();
    const code = await lastCode(api, PHONE);
    await api.dataSource.query(`
      CREATE FUNCTION fail_to_sign() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file'; END $$`);
    await api.dataSource.query(
      'CREATE TRIGGER fail_to_sign BEFORE INSERT ON signature EXECUTE FUNCTION fail_to_sign()',
    );
    const failed = await verify(signatureVerificationId, code);
    await api.dataSource.query('DROP FUNCTION fail_to_sign CASCADE');
    expect([failed.status, await signatures()]).toEqual([500, []]);
    expect((await verify(signatureVerificationId, wrongCode(code))).status).toBe(422);
    expect((await verify(signatureVerificationId, code)).status).toBe(200);
    expect(await signatures()).toHaveLength(1);
  });

  it('finds the code that waits when the page is opened again, and then the signature', async () => {
    const { formSessionId } = await read();
    const { body } = await sign(formSessionId);
    clock.pass(10);
    expect(await read()).toMatchObject({
      formSessionId,
      waiting: { ...body, resendAfter: 50, expiresIn: 290, documents: REQUIRED },
      signed: null,
    });
    const signed = await verify(String(body['signatureVerificationId']), await lastCode(api, PHONE));
    clock.pass(1200);
    const { signed: found, waiting } = await read();
    expect([found?.signedAt, waiting]).toEqual([signed.body['signedAt'], null]);
    for (const { link, size } of found?.documents ?? []) {
      expect((await download(link)).rawPayload.length).toBe(size);
    }
  });

  it('asks again for what has changed since it was signed, and for a code that is gone', async () => {
    const { signatureVerificationId } = await begin();
    clock.pass(301);
    expect((await read()).waiting).toBeNull();
    await call(SIGNATURE_PATHS.retry, { signatureVerificationId, leadId });
    await verify(signatureVerificationId, await lastCode(api, PHONE));
    clock.pass(1);
    await api.dataSource.query('UPDATE lead SET completed_at = $1', [new Date()]);
    expect(await read()).toMatchObject({ waiting: null, signed: null });
  });

  it('has no code of another request waiting', async () => {
    await begin();
    const body = { phone: PHONE, ...TITLE_LOAN, ...WHOLE, requiredSum: 300_000 };
    const other = String((await post(api, LEAD_PATHS.create, body, { headers: owner })).body['id']);
    await approveLead(api, other);
    clock.pass(61);
    const { body: shown } = await call(SIGNATURE_PATHS.documents, { leadId: other });
    await call(SIGNATURE_PATHS.sign, {
      leadId: other,
      formSessionId: shown['formSessionId'],
      documents: REQUIRED,
    });
    expect((await read()).waiting).toBeNull();
  });

  it('has nothing to sign for a borrower without a name or with a refusal', async () => {
    const body = { phone: PHONE, ...TITLE_LOAN, requiredSum: 300_000 };
    const nameless = String((await post(api, LEAD_PATHS.create, body, { headers: owner })).body['id']);
    await api.dataSource.query(`UPDATE lead SET status = 'refused' WHERE id = $1`, [leadId]);
    for (const id of [nameless, leadId]) {
      const { status, body: answer } = await call(SIGNATURE_PATHS.documents, { leadId: id });
      expect([status, answer['error_validation']]).toEqual([422, NOTHING_TO_SIGN]);
    }
  });

  it.each([
    ['that nobody has approved', "status = 'new', decision = NULL, decided_at = NULL"],
    ['that is worked on and not approved', "status = 'in-work', decision = NULL"],
    ['that was refused and then ended', "status = 'done', decision = NULL"],
    ['that is ended', "status = 'done'"],
  ])('has nothing to sign of a request %s', async (_what, state) => {
    await api.dataSource.query(`UPDATE lead SET ${state}`);
    const { status, body } = await call(SIGNATURE_PATHS.documents, { leadId });
    expect([status, body['error_validation']]).toEqual([422, NOTHING_TO_SIGN]);
    expect((await call(LEAD_PATHS.progress, { leadId })).body['signature']).toBe('none');
  });

  it('keeps what was signed readable after the request has ended, and signs no more of it', async () => {
    const { formSessionId } = await read();
    const { signatureVerificationId } = (await sign(formSessionId)).body as unknown as SignatureVerification;
    const signed = await verify(signatureVerificationId, await lastCode(api, PHONE));
    await api.dataSource.query(`UPDATE lead SET status = 'done'`);
    const shown = await read();
    expect(shown.signed?.signedAt).toBe(signed.body['signedAt']);
    expect((await call(LEAD_PATHS.progress, { leadId })).body).toMatchObject({
      stage: 'done',
      signature: 'signed',
    });
    clock.pass(61);
    expect((await sign(shown.formSessionId)).body['error_validation']).toEqual(NOTHING_TO_SIGN);
  });

  it.each(['refused', 'cancelled', 'done'])(
    'signs nothing of a request that was %s meanwhile',
    async (status) => {
      const { formSessionId } = await read();
      const { signatureVerificationId } = (await sign(formSessionId))
        .body as unknown as SignatureVerification;
      const code = await lastCode(api, PHONE);
      await api.dataSource.query('UPDATE lead SET status = $1', [status]);
      clock.pass(60);
      const answers = [
        await sign(formSessionId),
        await call(SIGNATURE_PATHS.retry, { leadId, signatureVerificationId }),
        await verify(signatureVerificationId, code),
      ];
      for (const answer of answers) {
        expect([answer.status, answer.body['error_validation']]).toEqual([422, NOTHING_TO_SIGN]);
      }
      expect(await signatures()).toEqual([]);
      expect(await lastCode(api, PHONE)).toBe(code);
    },
  );

  it('answers what was signed before the request was cancelled', async () => {
    const { signatureVerificationId } = await begin();
    const code = await lastCode(api, PHONE);
    const first = await verify(signatureVerificationId, code);
    await api.dataSource.query(`UPDATE lead SET status = 'cancelled'`);
    const again = await verify(signatureVerificationId, code);
    expect([again.status, again.body['signedAt']]).toEqual([200, first.body['signedAt']]);
  });

  it('stays at the code whose tries are used up, until another may be sent', async () => {
    const { signatureVerificationId } = await begin();
    const wrong = wrongCode(await lastCode(api, PHONE));
    for (let tries = 0; tries < 5; tries += 1) await verify(signatureVerificationId, wrong);
    const stays = { signatureVerificationId, resendAfter: 60, expiresIn: 0, documents: REQUIRED };
    expect((await read()).waiting).toMatchObject(stays);
    const retry = () => call(SIGNATURE_PATHS.retry, { signatureVerificationId, leadId });
    const early = await retry();
    expect([early.status, early.body['fields']]).toEqual([429, { retryAfter: 60, [CODE_TOO_EARLY]: true }]);
    expect((await read()).waiting).toMatchObject(stays);
    expect((await verify(signatureVerificationId, wrong)).status).toBe(422);
    clock.pass(60);
    expect((await retry()).status).toBe(200);
    expect((await verify(signatureVerificationId, await lastCode(api, PHONE))).status).toBe(200);
  });

  it('takes no wrong code and no code of the phone itself', async () => {
    const { signatureVerificationId } = await begin();
    const code = await lastCode(api, PHONE);
    const wrong = await verify(signatureVerificationId, wrongCode(code));
    expect([wrong.status, wrong.body['error_validation']]).toEqual([
      422,
      { code: ['Неверный код. Осталось 4 попытки'] },
    ]);
    const asPhoneCode = await call('public/sms/verification-confirm', { phone: PHONE, code });
    expect(asPhoneCode.status).toBe(422);
    expect(await signatures()).toEqual([]);
    expect((await verify(signatureVerificationId, code)).status).toBe(200);
  });

  it('sends another code when the timer allows it, for the same documents', async () => {
    const { signatureVerificationId } = await begin();
    const retry = () => call(SIGNATURE_PATHS.retry, { signatureVerificationId, leadId });
    const early = await retry();
    expect([early.status, early.body['fields']]).toEqual([429, { retryAfter: 60, [CODE_TOO_EARLY]: true }]);
    clock.pass(60);
    expect((await retry()).body).toMatchObject({ signatureVerificationId, resendAfter: 120 });
    expect((await verify(signatureVerificationId, await lastCode(api, PHONE))).status).toBe(200);
  });

  it('answers the pending code to the same tick boxes, and waits with others', async () => {
    const { formSessionId } = await read();
    const first = await sign(formSessionId);
    expect((await sign(formSessionId)).body).toEqual(first.body);
    const others = await sign(formSessionId, [...REQUIRED, 'advertising-consent']);
    expect([others.status, others.body['fields']]).toEqual([429, { retryAfter: 60, [CODE_TOO_EARLY]: true }]);
    const { signatureVerificationId } = first.body as unknown as SignatureVerification;
    expect((await verify(signatureVerificationId, await lastCode(api, PHONE))).status).toBe(200);
  });

  it('answers the pending code in another tab as well, and none that has been replaced', async () => {
    const [one, other] = [await read(), await read()];
    const first = await sign(one.formSessionId);
    expect((await sign(other.formSessionId)).body).toEqual(first.body);
    clock.pass(61);
    const all = [...REQUIRED, 'advertising-consent'];
    const second = await sign(other.formSessionId, all);
    expect(second.status).toBe(200);
    // The code of the first choice is gone.
    expect((await sign(one.formSessionId)).status).toBe(429);
    expect((await sign(one.formSessionId, all)).body).toEqual(second.body);
    const { signatureVerificationId } = second.body as unknown as SignatureVerification;
    expect((await verify(signatureVerificationId, await lastCode(api, PHONE))).status).toBe(200);
  });

  it('spends codes of the phone that strangers cannot use up', async () => {
    await api.dataSource.query(`UPDATE rate_limit SET points = 100 WHERE key LIKE 'sms-phone%'`);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { formSessionId } = await read();
      statuses.push((await sign(formSessionId)).status);
      clock.pass(60 * 2 ** index);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is not held up by strangers who have used up the codes of its neighbours', async () => {
    for (let index = 0; index < productionLimits.sms.numberRange.points; index += 1)
      await post(api, SMS_PATHS.request, { phone: `791612348${index + 10}` }, { ip: `198.51.100.${index}` });
    const neighbour = await post(api, SMS_PATHS.request, { phone: '79161234999' }, { ip: '203.0.113.9' });
    const { formSessionId } = await read();
    expect([neighbour.status, (await sign(formSessionId)).status]).toEqual([429, 200]);
  });

  it('wants every required document and knows no others', async () => {
    const { formSessionId } = await read();
    const missing = await sign(formSessionId, REQUIRED.slice(1));
    expect(missing.body['error_validation']).toEqual({
      documents: ['Отметьте документ «Заявление о предоставлении займа»'],
    });
    const unknown = await sign(formSessionId, [...REQUIRED, 'other']);
    expect([unknown.status, unknown.body['error_validation']]).toEqual([
      422,
      { documents: ['Неизвестный документ: обновите страницу'] },
    ]);
  });

  it('signs nothing but what was shown', async () => {
    const { formSessionId, documents } = await read();
    const { body } = await sign(formSessionId);
    await api.dataSource.query(`UPDATE lead SET decision = decision || '{"sum": 300000}'`);
    const changed = await verify(String(body['signatureVerificationId']), await lastCode(api, PHONE));
    expect([changed.status, changed.body['error_validation']]).toEqual([
      422,
      { documents: ['Документы обновились: прочитайте их ещё раз'] },
    ]);
    expect((await download(documents[0]?.link ?? '')).statusCode).toBe(404);
  });

  it('is over in an hour, and so are the links', async () => {
    const { formSessionId, documents } = await read();
    clock.pass(3601);
    owner = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    const late = await sign(formSessionId);
    expect([late.status, late.body['error_validation']]).toEqual([
      422,
      { formSessionId: ['Время подписания вышло: откройте документы ещё раз'] },
    ]);
    const [first] = documents;
    expect((await download(first?.link ?? '')).statusCode).toBe(404);
    const { link } = (await read()).documents[0] ?? { link: '' };
    for (const forged of [
      link.replace('loan-application', 'advertising-consent'),
      link.replace(/expires=\d+/u, 'expires=9999999999'),
      link.replace(/signature=.*/u, 'signature=x'),
      `/api/v1/${SIGNATURE_PATHS.file}`,
    ]) {
      expect((await download(forged)).statusCode).toBe(404);
    }
  });

  it('leaves no link to a document open when its owner leaves everywhere, and gives new ones after', async () => {
    const { formSessionId, documents } = await read();
    const { signatureVerificationId } = (await sign(formSessionId)).body as unknown as SignatureVerification;
    const { body } = await verify(signatureVerificationId, await lastCode(api, PHONE));
    const signed = body as unknown as SignedDocuments;
    const links = [documents[0]?.link ?? '', signed.documents[0]?.link ?? ''];
    const statuses = async () =>
      (await Promise.all(links.map((link) => download(link)))).map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([200, 200]);
    clock.pass(1);
    const login = await post(api, ACCOUNT_PATHS.login, { phone: PHONE }, { headers: owner });
    await post(api, ACCOUNT_PATHS.leaveEverywhere, {}, { headers: clientSession(api, login) });
    expect(await statuses()).toEqual([404, 404]);
    clock.pass(61);
    owner = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, PHONE) };
    const again = await read();
    expect((await download(again.documents[0]?.link ?? '')).statusCode).toBe(200);
    expect((await download(again.signed?.documents[0]?.link ?? '')).statusCode).toBe(200);
  });

  it('leaves the links of his page open to its owner when he closes another device, and to nobody else', async () => {
    const [document] = (await read()).documents;
    const logIn = async (phone: string, headers: Record<string, string>) =>
      clientSession(api, await post(api, ACCOUNT_PATHS.login, { phone }, { headers }));
    const [lost, own] = [await logIn(PHONE, owner), await logIn(PHONE, owner)];
    const other = '79160000001';
    const stranger = await logIn(other, { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, other) });
    clock.pass(1);
    const { body } = await get(api, ACCOUNT_PATHS.overview, own);
    const { account } = body as unknown as AccountAnswer;
    const closed = account?.sessions.find(({ current }) => !current)?.id ?? '';
    const { status } = await post(api, `${ACCOUNT_PATHS.sessionEnd}/${closed}`, {}, { headers: own });
    expect(status).toBe(200);
    const answers = [own, lost, stranger, {}].map((headers) => download(document?.link ?? '', headers));
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 404, 404, 404]);
  });

  it('is for the verified phone of that lead, and tells nobody else whether the lead exists', async () => {
    const { formSessionId } = await read();
    const { signatureVerificationId } = (await sign(formSessionId)).body as unknown as SignatureVerification;
    const stranger = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, '79160000001') };
    const nobody = '00000000-0000-4000-8000-000000000000';
    const refusals = [
      await call(SIGNATURE_PATHS.documents, { leadId }, {}),
      await call(SIGNATURE_PATHS.documents, { leadId }, stranger),
      await call(SIGNATURE_PATHS.documents, { leadId: nobody }),
      await call(SIGNATURE_PATHS.sign, { leadId, formSessionId, documents: REQUIRED }, stranger),
      await call(SIGNATURE_PATHS.retry, { leadId, signatureVerificationId }, stranger),
      await verify(signatureVerificationId, await lastCode(api, PHONE), stranger),
    ];
    for (const { status, body } of refusals) {
      expect([status, body['error_validation']]).toEqual([422, UNVERIFIED]);
    }
    expect(await signatures()).toEqual([]);
  });
});
