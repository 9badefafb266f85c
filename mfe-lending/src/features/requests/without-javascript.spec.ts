import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REQUEST_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { fieldsOf, servePage } from '../../testing/serve-page.ts';
import { BRING_FRIEND } from './forms/bring-friend.form.ts';
import { NEED_MONEY } from './forms/need-money.form.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const sumsSent = () =>
  api.calls.filter(({ path }) => path === REQUEST_PATHS.needMoney).map(({ body }) => body['sum']);
const PAGE = '/stante-nashim-agentom-v-regione';

describe('a request that is sent by plain posts', () => {
  it('keeps where the visitor came from through mistakes and the step of the code', async () => {
    const { name } = BRING_FRIEND;
    const typed = fieldsOf(await servePage(PAGE), name);
    for (const { name: field } of BRING_FRIEND.fields) typed.set(field, '+7 916 000-00-01');
    typed.set('name', 'Анна');
    typed.set('friendName', 'Пётр');
    typed.set('friendPhone', '+7 916 000-00-02');
    typed.set('intent', 'send');

    const unticked = await servePage(`${PAGE}?utm_source=radio&utm_term=noon`, typed);
    expect(unticked.status).toBe(422);
    const ticked = fieldsOf(unticked, name);
    for (const { name: consent } of BRING_FRIEND.consents) ticked.set(consent, 'on');
    const code = fieldsOf(await servePage(PAGE, ticked), name);
    code.set('intent', 'confirm');
    code.set('code', '12');
    const short = await servePage(PAGE, code);
    expect(short.text).toMatch(/Новый код — через (5\d|60)\sсекунд/u);
    const repeated = fieldsOf(short, name);
    repeated.set('intent', 'confirm');
    repeated.set('code', RIGHT_CODE);

    api.answerNext(REQUEST_PATHS.bringFriend, ok({ ok: true, id: '1', created: '' }));
    expect(await servePage(PAGE, repeated)).toMatchObject({ status: 303 });
    expect(api.calls.find(({ path }) => path === REQUEST_PATHS.bringFriend)?.body).toMatchObject({
      url: PAGE,
      utmSource: 'radio',
      utmTerm: 'noon',
    });
  });

  it('makes no other sum of what it does not understand', async () => {
    const page = '/money-for-seller';
    const { name } = NEED_MONEY;
    const typed = fieldsOf(await servePage(page), name);
    typed.set('sum', 'полтора млн');
    const wrong = await servePage(page, typed);
    expect(wrong.status).toBe(422);
    // The others are told with it, not after it.
    for (const mistake of [
      'Напишите сумму цифрами',
      'Напишите, как к вам обращаться',
      'Отметьте согласие на обработку',
    ])
      expect(wrong.text).toContain(mistake);
    expect(sumsSent()).toEqual([]);

    const right = fieldsOf(wrong, name);
    expect(right.get('sum')).toBe('полтора млн');
    right.set('sum', '1 500 000');
    right.set('name', 'Анна');
    right.set('phone', '+7 916 000-00-01');
    right.set('consent', 'on');
    api.answerNext(REQUEST_PATHS.needMoney, ok({ ok: true, id: '1', created: '' }));
    expect(await servePage(page, right)).toMatchObject({ status: 303 });
    expect(sumsSent()).toEqual([1_500_000]);
  });
});
