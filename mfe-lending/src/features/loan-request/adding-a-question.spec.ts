import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type Question, QUESTIONS } from '@polden/loan-application';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { type LenderApi, startLenderApi } from '../../testing/lender-api.ts';
import type * as ServePage from '../../testing/serve-page.ts';

type ServedPage = ServePage.ServedPage;

/** The entry is all that it takes. */
const relativePhone: Question = {
  kind: 'mobile',
  label: 'Телефон кого-то из близких',
  hint: 'Позвоним, если не найдём вас',
  steps: { vehicle: 'person' },
  names: { refinance: 'contactPhone' },
  required: 'Укажите телефон кого-то из близких',
};

const PERSON = { lastName: 'Иванова', firstName: 'Анна', birthday: '05.03.1990' };
const REST = [
  {
    passport: '4510 123456',
    dateOfIssue: '20.05.2015',
    departmentCode: '770-001',
    placeOfIssue: 'ОВД РАЙОНА АРБАТ',
    placeOfBirth: 'г. Москва',
  },
  { region: 'Москва', residentialAddress: 'Арбат, 1', monthIncome: '90 000' },
  { carMark: 'LADA', carModel: 'Vesta', carProduced: '2020', carNumber: 'А123ВС77' },
];
const STEPS = ['Как вас зовут', 'Паспорт', 'Дом и доход', 'Машина'];

describe('a question that is one entry', () => {
  let api: LenderApi;
  let pages: typeof ServePage;

  beforeAll(async () => {
    // Where a new question stands among the others before the form begins.
    Object.assign(QUESTIONS, { relativePhone });
    pages = await import('../../testing/serve-page.ts');
    api = await startLenderApi();
    configureHttp({ origin: api.origin });
  });
  afterAll(() => api.close());

  async function post(path: string, page: ServedPage, form: string, changes: object): Promise<ServedPage> {
    const fields = pages.fieldsOf(page, form);
    for (const [name, value] of Object.entries(changes)) fields.set(name, String(value));
    for (const id of fields.getAll('requiredDocuments')) fields.append('documents', id);
    return pages.servePage(path, fields);
  }

  const answer = (path: string, page: ServedPage, form: string, answers: object) =>
    post(path, page, form, {
      ...Object.fromEntries(Object.entries(answers).map(([name, typed]) => [`mainInfo.${name}`, typed])),
      intent: 'next',
    });

  async function firstQuestions(path: string): Promise<ServedPage> {
    const code = await post(path, await pages.servePage(path), 'Заявка на заём', { phone: '79161234567' });
    return post(path, code, 'Подтверждение телефона', { intent: 'confirm', code: RIGHT_CODE });
  }

  async function sent(path: string): Promise<{ checked: ServedPage; body: object | undefined }> {
    let page = await firstQuestions(path);
    const answers = [{ ...PERSON, relativePhone: '8 (916) 000-00-02' }, ...REST];
    for (const [at, form] of STEPS.entries()) page = await answer(path, page, form, answers[at] ?? {});
    await post(path, page, 'Проверьте ответы', { intent: 'send' });
    return { checked: page, body: api.calls.at(-1)?.body };
  }

  it('is asked with its label, its input and its check in the step that it names', async () => {
    const path = '/dengi-pod-zalog';
    const page = await firstQuestions(path);
    expect(page.text).toContain('Телефон кого-то из близких');
    expect(page.html).toMatch(
      /<input[^>]*name="mainInfo\.relativePhone"[^>]*type="tel"|<input[^>]*type="tel"[^>]*name="mainInfo\.relativePhone"/u,
    );
    const empty = await answer(path, page, 'Как вас зовут', PERSON);
    expect(empty.text).toContain('Укажите телефон кого-то из близких');
    const wrong = await answer(path, page, 'Как вас зовут', { ...PERSON, relativePhone: '+7 495 123-45-67' });
    expect(wrong.text).toContain('Нужен мобильный номер');
  });

  it('is looked over and sent with the other answers', async () => {
    const { checked, body } = await sent('/dengi-pod-zalog');
    expect(checked.text).toContain('+7 (916) 000-00-02');
    expect(body).toMatchObject({ formType: 'second', mainInfo: { relativePhone: '8 (916) 000-00-02' } });
  });

  it('has the name that a refinancing lead has for it', async () => {
    const { body } = await sent('/refinansirovaniye');
    expect(api.calls.at(-1)?.path).toBe(LEAD_PATHS.refinance);
    expect(body).toMatchObject({ contactPhone: '8 (916) 000-00-02' });
  });

  it('is not asked where the variant does not ask it', async () => {
    const page = await firstQuestions('/zajm-po-pasportu');
    expect(page.text).toContain('Дата рождения');
    expect(page.text).not.toContain('Телефон кого-то из близких');
  });
});
