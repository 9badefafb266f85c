import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BRING_FRIEND_FIELDS, type FieldOfRequest, REQUEST_PATHS } from '@polden/api-contract';
import { email } from '@polden/field-kinds';
import { configureHttp } from '@polden/http';
import { type LenderApi, ok, startLenderApi } from '../../testing/lender-api.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import type * as ServePage from '../../testing/serve-page.ts';

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

const PAGE = '/stante-nashim-agentom-v-regione';
const FORM = 'drug';

describe('a field that is one entry', () => {
  let api: LenderApi;
  let pages: typeof ServePage;

  beforeAll(async () => {
    // Where a new field stands among the others before the form begins.
    Object.assign(BRING_FRIEND_FIELDS, { friendEmail });
    pages = await import('../../testing/serve-page.ts');
    api = await startLenderApi();
    configureHttp({ origin: api.origin });
  });
  afterAll(() => api.close());

  it('is asked with its label and its check, and sent', async () => {
    const typed = pages.fieldsOf(await pages.servePage(PAGE), FORM);
    const answers = {
      name: 'Анна',
      phone: '+7 916 000-00-01',
      friendName: 'Пётр',
      friendPhone: '+7 916 000-00-02',
      consent: 'on',
      friendAgrees: 'on',
      intent: 'send',
    };
    for (const [name, value] of Object.entries(answers)) typed.set(name, value);
    const empty = await pages.servePage(PAGE, typed);
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('Электронная почта друга');
    expect(empty.text).toContain('Введите почту друга');
    expect(empty.text).not.toContain('Почта друга');

    typed.set('friendEmail', 'petr@example.org');
    const code = pages.fieldsOf(await pages.servePage(PAGE, typed), FORM);
    code.set('intent', 'confirm');
    code.set('code', RIGHT_CODE);
    api.answerNext(REQUEST_PATHS.bringFriend, ok({ ok: true, id: '1', created: '' }));
    expect(await pages.servePage(PAGE, code)).toMatchObject({ status: 303 });
    expect(api.calls.at(-1)?.body).toMatchObject({ friendEmail: 'petr@example.org' });
  });
});
