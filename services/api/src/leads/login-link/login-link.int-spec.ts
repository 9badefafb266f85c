import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS, PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { DataCipher } from '../../core/crypto/data-cipher.ts';
import { post, verifyPhone } from '../../testing/borrower.ts';
import { LOAN_DOCUMENTS, TITLE_LOAN } from '../../testing/leads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const UNVERIFIED = { phone: ['Подтвердите номер телефона кодом из СМС'] };

describe('the link into the personal account', () => {
  let api: TestApp;
  let owner: Record<string, string>;
  let stranger: Record<string, string>;
  let leadId: string;

  beforeAll(async () => {
    api = await startTestApp({ env: { PERSONAL_ACCOUNT_URL: 'https://lk.polden.example/login' } });
    owner = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, '79161234567') };
    stranger = { [PHONE_VERIFICATION_HEADER]: await verifyPhone(api, '79160000001') };
    const lead = await post(
      api,
      LEAD_PATHS.create,
      { phone: '79161234567', ...TITLE_LOAN },
      { headers: owner },
    );
    leadId = String(lead.body['id']);
  });
  afterAll(() => api.close());

  const link = (body: object, headers: Record<string, string>) =>
    post(api, LEAD_PATHS.loginLink, body, { headers });

  it('is signed, expires and carries the phone sealed', async () => {
    const { status, body } = await link({ leadId, partner: 'bank' }, owner);
    expect(status).toBe(200);
    const url = new URL(String(body['link']));
    expect(url.origin + url.pathname).toBe('https://lk.polden.example/login');
    expect(url.href).not.toContain('9161234567');
    const query = new URLSearchParams(url.search);
    expect(Object.fromEntries(query)).toMatchObject({
      leadId,
      sum: '280000',
      months: '48',
      partner: 'bank',
      leadType: 'site3_auto_loans',
    });
    expect(Number(query.get('expires')) * 1000).toBeGreaterThan(Date.now());

    const signature = query.get('signature');
    query.delete('signature');
    expect(signature).toBe(
      createHmac('sha256', api.config.secrets.loginLink).update(query.toString()).digest('base64url'),
    );
    const [keyId = '', data = ''] = query.get('token')?.split('.') ?? [];
    const sealed = { keyId, data: Buffer.from(data, 'base64url') };
    expect(api.app.get(DataCipher).open(sealed, `login-link:${leadId}`)).toBe('+79161234567');
  });

  it('is for the verified phone of the lead, and the refusal does not tell whether the lead exists', async () => {
    const refusals = [
      await link({ leadId }, {}),
      await link({ leadId }, stranger),
      await link({ leadId, phone: '79160000001' }, owner),
      await link({ leadId: '00000000-0000-4000-8000-000000000000' }, owner),
    ];
    for (const { status, body } of refusals)
      expect([status, body['error_validation']]).toEqual([422, UNVERIFIED]);
  });

  it('takes a kind of request that the loan can have, and no other', async () => {
    const taken = await link({ leadId, leadType: 'site3_pts_loan' }, owner);
    expect(new URL(String(taken.body['link'])).searchParams.get('leadType')).toBe('site3_pts_loan');
    const usual = await link({ leadId, leadType: null }, owner);
    expect(new URL(String(usual.body['link'])).searchParams.get('leadType')).toBe('site3_auto_loans');
    for (const leadType of ['site3_refinance', 'site3_installment']) {
      const { status, body } = await link({ leadId, leadType }, owner);
      expect([status, body['error_validation']]).toEqual([
        422,
        { leadType: ['Этот вид заявки — для другого займа'] },
      ]);
      const { body: unknown } = await link({ leadId, leadType }, stranger);
      expect(unknown['error_validation']).toEqual(UNVERIFIED);
    }
  });

  it('takes the kind that the request was made with, also where its product has another', async () => {
    const small = { product: 'installment', requiredSum: 60_000, requiredMonthCount: 12 };
    const asked = { phone: '79161234567', ...small, documents: LOAN_DOCUMENTS };
    const made = await post(api, LEAD_PATHS.personalAccount, asked, { headers: owner });
    const again = { leadId: String(made.body['id']), leadType: 'site3_pts_loan' };
    expect([made.status, (await link(again, owner)).status]).toEqual([200, 200]);
  });

  it('wants the id of a lead', async () => {
    const { status, body } = await link({ leadId: '1; DROP TABLE lead' }, owner);
    expect([status, body['error_validation']]).toEqual([422, { leadId: ['Неизвестная заявка'] }]);
  });

  describe('opened', () => {
    const open = (query: string) => post(api, LEAD_PATHS.openLoginLink, { query });

    it('tells what was asked for and how far it is, without the phone', async () => {
      const { body } = await link({ leadId }, owner);
      const opened = await open(new URL(String(body['link'])).search.slice(1));
      expect(opened.status).toBe(200);
      expect(opened.body).toMatchObject({
        id: leadId,
        product: 'pts',
        requiredSum: 280_000,
        requiredMonthCount: 48,
        days: null,
      });
      expect(JSON.stringify(opened.body)).not.toContain('9161234567');
    });

    it('is refused alike when it was changed, forged or is of the past', async () => {
      const { body } = await link({ leadId }, owner);
      const query = new URL(String(body['link'])).search.slice(1);
      const past = new URLSearchParams({ leadId, expires: '1000000000' });
      past.set(
        'signature',
        createHmac('sha256', api.config.secrets.loginLink).update(past.toString()).digest('base64url'),
      );
      const refusals = await Promise.all([
        open(query.replace('sum=280000', 'sum=999999')),
        open(query.replace(/signature=.*/, 'signature=forged')),
        open(past.toString()),
      ]);
      for (const { status, body: answer } of refusals) {
        expect([status, answer['error_validation']]).toEqual([
          422,
          { query: ['Ссылка устарела или повреждена'] },
        ]);
      }
    });
  });
});
