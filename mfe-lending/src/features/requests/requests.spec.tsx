import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FRIEND_REWARD_RUBLES, REQUEST_PATHS, SALES_POINT_PATHS, SMS_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { formatRubles, tieShortWords } from '@polden/ru';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startLenderApi, invalid, ok, refusal, type LenderApi } from '../../testing/lender-api.ts';
import { RIGHT_CODE } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { LoanPageModel } from '../loan-page/loan-page.model.ts';
import { BRING_FRIEND } from './forms/bring-friend.form.ts';
import { model as agentPage } from './pages/agent-page.tsx';
import { model as prizePage } from './pages/prize-page.tsx';
import { model as trafficPage } from './pages/traffic-page.tsx';

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin, bearer: () => null });
});
afterEach(() => {
  sessionStorage.clear();
  return api.close();
});

const AGENT_PAGE = '/stante-nashim-agentom-v-regione';
const panel = (name: string) => screen.findByRole('region', { name: tieShortWords(name) });
const sent = (path: string) => api.calls.filter((call) => call.path === path).map(({ body }) => body);

async function fill(form: HTMLElement, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(form).getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}

const tickAll = async (form: HTMLElement) => {
  for (const box of within(form).getAllByRole('checkbox')) await userEvent.click(box);
};
const press = (form: HTMLElement, name: string) =>
  userEvent.click(within(form).getByRole('button', { name }));

/** The words of the rows of a page's tables. */
const tableOf = ({ sections }: LoanPageModel) =>
  sections.flatMap((section) =>
    section.kind === 'table'
      ? section.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')))
      : [],
  );

describe('what the pages promise', () => {
  it('is what their tables say', () => {
    const percents = tableOf(agentPage).map(([, share = '']) =>
      Number(/^([\d,]+) %/u.exec(share)?.[1]?.replace(',', '.') ?? 0),
    );
    expect(agentPage.hero.facts[0]).toBe(`До ${Math.max(...percents)} % от суммы займа`);
    const [[, , forTitleLoan = ''] = []] = tableOf(trafficPage);
    expect(trafficPage.hero.facts[0]).toBe(`${forTitleLoan} за заём под залог`);
    const gifts = tableOf(prizePage).reduce((sum, [, count = '']) => sum + Number(count), 0);
    expect([gifts, prizePage.hero.title]).toEqual([12, 'Двенадцать подарков ровно в двенадцать']);
  });

  it('for a friend is what the rules of the promotion give', () => {
    expect(BRING_FRIEND.lead.match(/\d[\d\u00a0 ]*₽/gu)).toEqual([formatRubles(FRIEND_REWARD_RUBLES)]);
  });
});

describe('a request', () => {
  /** With which the page itself finds nothing wrong. */
  const RIGHT = {
    'Как к вам обращаться': 'Анна',
    Город: 'Казань',
    Телефон: '+7 916 000-00-01',
    'Электронная почта': 'anna@example.ru',
  };
  const rightRequest = async () => {
    const form = await panel('Расскажите о себе');
    await fill(form, RIGHT);
    await tickAll(form);
    return form;
  };

  it('is sent with where the visitor came from, and thanked for', async () => {
    api.answerNext(REQUEST_PATHS.agent, ok({ ok: true, id: '1', created: '' }));
    openPage(`${AGENT_PAGE}?utm_source=yandex`);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(sent(REQUEST_PATHS.agent)).toEqual([
      {
        name: 'Анна',
        city: 'Казань',
        phoneNumber: '+7 (916) 000-00-01',
        email: 'anna@example.ru',
        conditionsAccepted: true,
        url: AGENT_PAGE,
        utmSource: 'yandex',
      },
    ]);
  });

  it('that a person may send once is not offered again when it was sent', async () => {
    api.answerNext(REQUEST_PATHS.prize, ok({ ok: true, id: '1', created: '' }));
    openPage('/prize');
    const form = await panel('Участвовать');
    await fill(form, { 'Как к вам обращаться': 'Анна', 'Мобильный телефон': '+7 916 000-00-01' });
    await tickAll(form);
    await press(form, 'Участвовать в розыгрыше');
    expect(await screen.findByText('Вы участвуете')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Заполнить ещё раз' })).toBeNull();
  });

  it('keeps what was typed when it is refused, and leads to the mistake', async () => {
    api.answerNext(REQUEST_PATHS.agent, invalid('email', 'Проверьте адрес почты'));
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    await userEvent.click(await screen.findByRole('link', { name: 'Проверьте адрес почты' }));
    const email = within(form).getByLabelText('Электронная почта');
    expect(email).toHaveFocus();
    expect(email).toHaveValue('anna@example.ru');
    expect(within(form).getByLabelText('Как к вам обращаться')).toHaveValue('Анна');
  });

  it('says the same mistake again when it is sent as it was', async () => {
    const wrong = invalid('email', 'Проверьте адрес почты');
    api.answerNext(REQUEST_PATHS.agent, wrong, wrong);
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await press(form, 'Стать агентом');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(sent(REQUEST_PATHS.agent)).toHaveLength(2);
  });

  it('suggests our cities, and takes any other', async () => {
    openPage(AGENT_PAGE);
    const city = within(await panel('Расскажите о себе')).getByLabelText('Город');
    const suggested = document.querySelectorAll(`#${city.getAttribute('list')} option`);
    expect([...suggested].map((option) => option.getAttribute('value'))).toContain('Казань');
  });

  it('tells all its mistakes at once, and asks nobody', async () => {
    openPage(AGENT_PAGE);
    const form = await panel('Расскажите о себе');
    await userEvent.clear(within(form).getByLabelText('Город'));
    await fill(form, { 'Электронная почта': 'anna@' });
    await press(form, 'Стать агентом');
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    expect(within(form).getByLabelText('Электронная почта')).toHaveValue('anna@');
    expect(sent(REQUEST_PATHS.agent)).toEqual([]);
  });

  it('writes money in threes, and leaves the words behind it', async () => {
    openPage('/money-for-seller');
    const form = await panel('Не хватает до нужной суммы?');
    const sum = within(form).getByLabelText(/^Сколько не хватает/);
    await userEvent.type(sum, '1500000 руб');
    expect(sum).toHaveValue('1\u00a0500\u00a0000 руб');
  });

  it('is one request for two clicks and the key, and is busy meanwhile without losing the focus', async () => {
    api.answerNext(REQUEST_PATHS.agent, ok({ ok: true, id: '1', created: '' }));
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    const button = within(form).getByRole('button', { name: 'Стать агентом' });
    const name = within(form).getByLabelText('Как к вам обращаться');
    button.focus();
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(name);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(button).toHaveFocus();
    expect(await screen.findByText('Заявка у нас')).toBeVisible();
    expect(sent(REQUEST_PATHS.agent)).toHaveLength(1);
  });

  it('takes the error away from what is corrected, and only from that', async () => {
    api.answerNext(
      REQUEST_PATHS.agent,
      refusal(422, {
        message: 'Проверьте',
        error_validation: {
          name: ['Напишите, как к вам обращаться'],
          email: ['Введите адрес почты', 'Слишком длинный адрес'],
        },
      }),
      invalid('name', 'Напишите, как к вам обращаться'),
    );
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    expect(await within(form).findAllByText('Напишите, как к вам обращаться')).toHaveLength(2);
    expect(within(form).queryByText('Слишком длинный адрес')).toBeNull();
    await userEvent.type(within(form).getByLabelText('Как к вам обращаться'), 'А');
    expect(within(form).queryByText('Напишите, как к вам обращаться')).toBeNull();
    expect(within(form).getByLabelText('Как к вам обращаться')).not.toHaveAttribute('aria-invalid');
    expect(within(form).getAllByText('Введите адрес почты')).toHaveLength(2);
    await press(form, 'Стать агентом');
    expect(await within(form).findAllByText('Напишите, как к вам обращаться')).toHaveLength(2);
  });

  it('is not accepted when the answer says so, whatever its status', async () => {
    api.answerNext(
      REQUEST_PATHS.agent,
      ok({ ok: false, error: { message: 'В этом городе агенты уже есть' } }),
    );
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    expect(await screen.findByText('В этом городе агенты уже есть')).toBeVisible();
    expect(screen.queryByText('Заявка у нас')).toBeNull();
  });

  it('speaks Russian of a failure whose text is for the log', async () => {
    api.answerNext(REQUEST_PATHS.agent, refusal(400, { message: 'Error add prize data' }));
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    expect(await screen.findByText(/У нас что-то не сработало/)).toBeVisible();
    expect(screen.queryByText(/Error/)).toBeNull();
  });

  it('says in plain words that the connection was lost', async () => {
    api.answerNext(REQUEST_PATHS.agent, 'break the connection');
    openPage(AGENT_PAGE);
    const form = await rightRequest();
    await press(form, 'Стать агентом');
    expect(await screen.findByText(/Связь прервалась/)).toBeVisible();
  });
});

describe('a recommendation of a friend', () => {
  const typed = {
    'Как к вам обращаться': 'Анна',
    'Ваш мобильный': '+7 916 000-00-01',
    'Как зовут друга': 'Пётр',
    'Мобильный друга': '+7 916 000-00-02',
  };

  it('costs no SMS while something is missing', async () => {
    openPage(AGENT_PAGE);
    const form = await panel('Не агент, но есть друг');
    await fill(form, typed);
    await press(form, 'Порекомендовать');
    expect((await screen.findAllByText(/Отметьте согласие на обработку/)).length).toBeGreaterThan(0);
    expect(sent(SMS_PATHS.request)).toEqual([]);
  });

  it('is not of one’s own number, which costs no SMS, and asks for a mobile', async () => {
    openPage(AGENT_PAGE);
    const form = await panel('Не агент, но есть друг');
    await fill(form, { ...typed, 'Мобильный друга': '8 916 000-00-01' });
    await tickAll(form);
    await press(form, 'Порекомендовать');
    expect(await within(form).findAllByText('Это ваш номер: укажите номер друга')).toHaveLength(2);
    await fill(form, { 'Мобильный друга': '+7 495 000-00-01', 'Как к вам обращаться': ' ' });
    await press(form, 'Порекомендовать');
    expect(await within(form).findAllByText(/Нужен мобильный номер/)).toHaveLength(2);
    expect(within(form).getAllByText('Напишите, как к вам обращаться')).toHaveLength(2);
    expect(sent(SMS_PATHS.request)).toEqual([]);
  });

  it('needs no code where the phone was confirmed a moment ago', async () => {
    const verified = { need_reset: true, resendAfter: 0, expiresIn: 0, verified: true };
    api.answerNext(SMS_PATHS.request, ok({ verification: verified }));
    api.answerNext(REQUEST_PATHS.bringFriend, ok({ ok: true, id: '1', created: '' }));
    openPage(AGENT_PAGE);
    const form = await panel('Не агент, но есть друг');
    await fill(form, typed);
    await tickAll(form);
    await press(form, 'Порекомендовать');
    expect(await screen.findByText('Спасибо за рекомендацию')).toBeVisible();
    expect([sent(SMS_PATHS.confirm), sent(SMS_PATHS.reset)]).toEqual([[], []]);
  });

  it('says when another code may be asked for', async () => {
    openPage(AGENT_PAGE);
    const form = await panel('Не агент, но есть друг');
    await fill(form, typed);
    await tickAll(form);
    await press(form, 'Порекомендовать');
    const again = await within(form).findByRole('button', { name: /Новый код через (?:1:00|0:5\d)/ });
    again.focus();
    await userEvent.click(again);
    expect(again).toHaveFocus();
    expect(sent(SMS_PATHS.request)).toHaveLength(1);
  });

  it('is sent only when the phone is confirmed', async () => {
    api.answerNext(REQUEST_PATHS.bringFriend, ok({ ok: true, id: '1', created: '' }));
    openPage(`${AGENT_PAGE}?utm_source=yandex`);
    const form = await panel('Не агент, но есть друг');
    await fill(form, typed);
    await tickAll(form);
    await press(form, 'Порекомендовать');
    await userEvent.type(await within(form).findByLabelText('Код из СМС'), '000000');
    await press(form, 'Подтвердить и отправить');
    expect((await screen.findAllByText('Неверный код')).length).toBeGreaterThan(0);
    expect(sent(REQUEST_PATHS.bringFriend)).toEqual([]);
    const code = within(form).getByLabelText('Код из СМС');
    await userEvent.clear(code);
    await userEvent.type(code, RIGHT_CODE);
    await press(form, 'Подтвердить и отправить');
    expect(await screen.findByText('Спасибо за рекомендацию')).toBeVisible();
    expect(sent(REQUEST_PATHS.bringFriend)).toMatchObject([
      { name: 'Анна', friendName: 'Пётр', consent: true, friendAgrees: true, utmSource: 'yandex' },
    ]);
  });
});

describe('points where phones are taken', () => {
  const points = [
    { id: 1, name: 'Павильон «Вторая жизнь»', city: 'Москва', address: 'ул. Зенитная, д. 3' },
    { id: 2, name: 'Салон «Алло»', city: 'Тула', address: 'ул. Пряничная, д. 5' },
  ];

  it('are shown for the chosen city', async () => {
    api.answerNext(SALES_POINT_PATHS.cities, ok(['Москва', 'Тула']));
    api.answerNext(SALES_POINT_PATHS.names, ok(points));
    openPage('/money-for-seller?gorod=Тула');
    expect(await screen.findByRole('heading', { name: 'Салон «Алло»' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Вторая жизнь/ })).toBeNull();
  });

  it('are all shown where the city of the link has none', async () => {
    api.answerNext(SALES_POINT_PATHS.cities, ok(['Москва', 'Тула']));
    api.answerNext(SALES_POINT_PATHS.names, ok(points));
    openPage('/money-for-seller?gorod=Пермь');
    for (const { name } of points) expect(await screen.findByRole('heading', { name })).toBeVisible();
  });

  it('say so when they cannot be read, and the page stands', async () => {
    openPage('/money-for-seller');
    expect(await screen.findByText('Список пунктов сейчас не открылся')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Жду звонка' })).toBeVisible();
  });
});
