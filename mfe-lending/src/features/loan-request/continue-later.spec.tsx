import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LEAD_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { LEAD_ID, PROGRESS, RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import { TITLE_LOAN } from '../../testing/unfinished-requests.ts';
import { clearDraft } from './loan-request.store.ts';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  clearDraft();
  await waitFor(() => expect(sessionStorage.getItem('save-state')).toBeNull());
  await api.close();
});

const LATER = 'Заполню в личном кабинете';
const PERSON = { lastName: 'Иванова', firstName: 'Анна', birthday: '05.03.1990' };
const UNFINISHED = { ...PROGRESS, stage: 'unfinished', unfinished: { ...TITLE_LOAN, requiredSum: 333_000 } };
const waits = () => api.answerNext(LEAD_PATHS.progress, ok(UNFINISHED));
const keptWith = () => api.calls.find(({ path }) => path === LEAD_PATHS.keepAnswers)?.body;
const type = (label: string | RegExp, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

async function leave(): Promise<void> {
  openPage('/dengi-pod-zalog?sum=333000&term=48');
  await screen.findByLabelText('Мобильный телефон');
  type('Мобильный телефон', '79161234567');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Получить код');
  fireEvent.change(await screen.findByLabelText('Код из СМС'), { target: { value: RIGHT_CODE } });
  press(/Подтвердить/);
  await screen.findByRole('heading', { name: 'Как вас зовут' });
  type('Фамилия', 'Иванова');
  type('Имя', 'Анна');
  type('Дата рождения', '05.03.1990');
  press('Продолжить');
  await screen.findByRole('heading', { name: 'Паспорт' });
  type('Серия и номер', '4510 12');
  press(LATER);
}

describe('a questionnaire that is left for the account', () => {
  it('is kept with the request as far as it was filled in, and gone on with where it was left', async () => {
    waits();
    await leave();
    await screen.findByRole('button', { name: 'Заполнить анкету' });
    expect(keptWith()).toEqual({
      leadId: LEAD_ID,
      requiredSum: 333_000,
      requiredMonthCount: 48,
      answers: { ...PERSON, passport: '4510 12' },
    });
    const kept = { ...PERSON, passport: '4510 12' };
    api.answerNext(LEAD_PATHS.keptAnswers, ok({ answers: kept }));
    press('Заполнить анкету');
    expect(await screen.findByRole('heading', { name: 'Паспорт' })).toBeInTheDocument();
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('4510 12');
    expect(screen.getByText(/333\s000/u)).toBeInTheDocument();
    press('Назад');
    expect(await screen.findByLabelText('Фамилия')).toHaveValue('Иванова');
  });

  it('stays where it is when it cannot be kept', async () => {
    api.answerNext(LEAD_PATHS.keepAnswers, refusal(503, { message: 'Сервис недоступен' }));
    await leave();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Серия и номер')).toHaveValue('4510 12');
  });

  it('is led to its request where that is whole already', async () => {
    api.answerNext(LEAD_PATHS.keepAnswers, invalid('id', 'Анкета по этой заявке не нужна'));
    await leave();
    expect(await screen.findByText(/Номер заявки/u)).toBeInTheDocument();
  });
});
