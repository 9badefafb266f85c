import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ACCOUNT_PATHS, leadNumber, SIGNATURE_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { ACCOUNT } from '../../testing/account-data.ts';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { fieldsOf, servePage } from '../../testing/serve-page.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const paths = () => api.calls.map(({ path }) => path);
const logged = () => api.answerNext(ACCOUNT_PATHS.overview, ok({ account: ACCOUNT }));

describe('the login and the account by plain posts', () => {
  it('want a code after all where the phone was left everywhere since it was confirmed', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '+7 (916) 123-45-67');
    typed.set('intent', 'ask-phone-code');
    const confirmed = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    const sent = { need_reset: false, resendAfter: 60, expiresIn: 300 };
    api.answerNext(SMS_PATHS.request, ok({ verification: confirmed }), ok({ verification: sent }));
    api.answerNext(ACCOUNT_PATHS.login, invalid('phone', 'Подтвердите номер телефона кодом из СМС'));
    const asked = await servePage('/login', typed);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('Код из СМС');
    expect(asked.text).not.toContain('Подтвердите номер телефона кодом');
  });

  it('let in with the code, and say limits in words', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '123');
    typed.set('intent', 'ask-phone-code');
    expect((await servePage('/login', typed)).status).toBe(422);
    typed.set('phone', '+7 (916) 123-45-67');
    api.answerNext(
      SMS_PATHS.request,
      refusal(429, { message: 'Слишком много запросов кода', fields: { retryAfter: 120 } }),
    );
    const often = await servePage('/login', typed);
    expect(often.status).toBe(429);
    expect(often.text).toContain('Попробуйте снова через 2 минуты');
    const code = fieldsOf(await servePage('/login', typed), 'Код подтверждения');
    code.set('intent', 'confirm-phone');
    code.set('code', RIGHT_CODE);
    api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
    expect(await servePage('/login', code)).toMatchObject({ status: 303 });
  });

  it('say when another code may be asked for, and that it was too early', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '+7 (916) 123-45-67');
    typed.set('intent', 'ask-phone-code');
    const asked = await servePage('/login', typed);
    expect(asked.text).toMatch(/Новый код — через (59|60)\sсекунд/u);
    expect(asked.text).not.toContain('запрашивать ещё рано');
    const again = fieldsOf(asked, 'Код подтверждения');
    again.set('intent', 'resend-phone-code');
    const waiting = { need_reset: false, resendAfter: 41, expiresIn: 281, tooEarly: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: waiting }));
    const early = await servePage('/login', again);
    expect(early.status).toBe(429);
    expect(early.text).toContain('Код из СМС');
    expect(early.text).toContain('Следующий код запрашивать ещё рано. Попробуйте снова через 41 секунду');
  });

  it('still say it after a code that is short or wrong', async () => {
    const typed = fieldsOf(await servePage('/login'), 'Подтверждение телефона');
    typed.set('phone', '+7 (916) 123-45-67');
    typed.set('intent', 'ask-phone-code');
    let page = await servePage('/login', typed);
    api.answerNext(SMS_PATHS.confirm, invalid('code', 'Код не подошёл. Осталось 4 попытки'));
    for (const wrong of ['12', '123456']) {
      const code = fieldsOf(page, 'Код подтверждения');
      code.set('intent', 'confirm-phone');
      code.set('code', wrong);
      page = await servePage('/login', code);
      expect(page.status).toBe(422);
      expect(page.text).toMatch(/Новый код — через (5\d|60)\sсекунд/u);
    }
  });

  it('go on with the questionnaire on the page where it was begun', async () => {
    logged();
    const page = await servePage('/login');
    const fields = fieldsOf(page, 'Продолжить заявку');
    fields.set('intent', 'continue');
    const next = await servePage('/dengi-pod-zalog-pts', fields);
    expect(next.status).toBe(200);
    expect(next.text).toContain('Фамилия');
    expect(next.html).toContain(String(ACCOUNT.requests[0]?.id));
  });

  it('are left on one device, on another, and everywhere', async () => {
    logged();
    const page = await servePage('/login');
    const out = fieldsOf(page, 'Выход');
    out.set('intent', 'logout');
    api.answerNext(ACCOUNT_PATHS.logout, ok({ ok: true }));
    expect(await servePage('/login', out)).toMatchObject({ status: 303, location: '/login' });
    expect(paths()).toContain(ACCOUNT_PATHS.logout);
    const everywhere = fieldsOf(page, 'Выход на всех устройствах');
    everywhere.set('intent', 'leave-everywhere');
    api.answerNext(ACCOUNT_PATHS.leaveEverywhere, ok({ ok: true }));
    const left = await servePage('/login', everywhere);
    expect(left.text).toContain('Кабинет закрыт на всех устройствах');
    expect(paths()).toContain(ACCOUNT_PATHS.leaveEverywhere);
    const other = fieldsOf(page, 'Закрыть кабинет: Firefox, Linux');
    other.set('intent', 'end-session');
    api.answerNext(`${ACCOUNT_PATHS.sessionEnd}/2`, refusal(404, { message: 'Такого входа уже нет' }));
    expect((await servePage('/login', other)).text).toContain('На этом устройстве кабинет уже закрыт');
  });

  it('refuse an offer, and lead back to the login where nobody is logged in any more', async () => {
    const [request] = ACCOUNT.requests;
    const account = (stage: string) =>
      ok({ account: { ...ACCOUNT, requests: [{ ...request, stage, unfinished: null }] } });
    api.answerNext(ACCOUNT_PATHS.overview, account('approved'), account('declined'));
    const form = fieldsOf(
      await servePage('/login'),
      `Отказ от предложения: заявка ${leadNumber(String(request?.id))}`,
    );
    form.set('intent', 'decline');
    form.set('reason', '');
    api.answerNext(
      SIGNATURE_PATHS.decline,
      ok({ declined: true }),
      invalid('phone', 'Подтвердите номер телефона кодом из СМС'),
    );
    const refused = await servePage('/login', form);
    expect(refused.text).toContain('Вы отказались от предложения: оно больше не действует.');
    expect(api.calls.find(({ path }) => path === SIGNATURE_PATHS.decline)?.body).toEqual({
      leadId: request?.id,
    });
    expect(await servePage('/login', form)).toMatchObject({
      status: 303,
      location: '/login?seans=zakonchen',
    });
  });

  it('lead on to the page that was wanted', async () => {
    const code = new URLSearchParams({
      phone: '+7 (916) 123-45-67',
      intent: 'confirm-phone',
      code: RIGHT_CODE,
    });
    for (const [page, location] of [
      ['dannye', '/login/dannye'],
      ['//evil.example', '/login'],
    ]) {
      api.answerNext(ACCOUNT_PATHS.login, ok({ maskedPhone: ACCOUNT.maskedPhone }));
      const entered = await servePage(`/login?dalshe=${encodeURIComponent(page ?? '')}`, code);
      expect(entered).toMatchObject({ status: 303, location });
    }
  });
});
