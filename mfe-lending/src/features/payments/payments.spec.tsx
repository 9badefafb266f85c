import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PAYMENT_PATHS, SITE_PATHS, type TransferCode } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { tieShortWords } from '@polden/ru';
import { invalid, ok, refusal, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { SHELL_DATA } from '../../testing/lender-data.ts';
import { openPage } from '../../testing/open-page.tsx';

const CODE: TransferCode = {
  contract: 'ПЛ-12-345678',
  sum: 1_250_050,
  payer: 'Иванова Анна Петровна',
  purpose: 'Погашение займа по договору № ПЛ-12-345678. Плательщик: Иванова Анна Петровна. НДС не облагается',
  payload: 'ST00012|Name=ООО МФК «Полдень»',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  png: 'iVBORw0KGgo=',
};
const BANK = {
  account: '40701810500000001200',
  bankName: 'АО КБ «Примерный», г. Москва',
  bik: '044525012',
  correspondentAccount: '30101810600000000012',
  kpp: '770001001',
};

let api: LenderApi;

beforeEach(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
  SHELL_DATA.brand.bank = BANK;
});
afterEach(() => {
  delete SHELL_DATA.installsApp;
  return api.close();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: tieShortWords(name) });

describe('paying back', () => {
  it('begins with the ways, each a link to its page, side by side in a table', async () => {
    openPage('/pogasit-zajm');
    await heading('Погасить заём');
    for (const [name, path] of [
      ['В мобильном приложении', '/pogasit-zajm/mobilnoe-prilozhenie'],
      ['Банковским переводом', '/pogasit-zajm/bankovskij-perevod'],
      ['Наличными без комиссии', '/pogasit-zajm/oplata-nalichnymi-bez-komissii'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
    expect(document.title).toBe('Погасить заём: все способы оплаты — Полдень');
  });

  it('in cash asks for a passport above the same sum on every page', async () => {
    openPage('/pogasit-zajm');
    await heading('Погасить заём');
    expect(screen.getByText(/До 15 000 ₽ паспорт не нужен/)).toBeInTheDocument();
    expect(screen.getByText('Номер договора, больше 15 000 ₽ — и паспорт')).toBeInTheDocument();
    openPage('/pogasit-zajm/oplata-nalichnymi-bez-komissii');
    expect(await screen.findByText(/До 15 000 ₽ хватит номера договора/)).toBeInTheDocument();
  });

  it.each([
    [true, '/app/install'],
    [false, '/mobilnoe-prilozhenie'],
  ])('in the app leads to where it is installed, if that is known (%s)', async (installsApp, href) => {
    SHELL_DATA.installsApp = installsApp;
    openPage('/pogasit-zajm/mobilnoe-prilozhenie');
    await heading('Оплата в мобильном приложении');
    expect(screen.getByRole('link', { name: 'Установить приложение' })).toHaveAttribute('href', href);
  });

  it('ends with thanks that search engines leave out', async () => {
    openPage('/pogasit-zajm/payment-accepted');
    await heading('Платёж принят, спасибо!');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('paying in cash', () => {
  const office = {
    id: 1,
    title: 'Казань',
    slug: 'kazan',
    address: 'ул. Баумана, 12',
    phone: '8 843 000-12-00',
    hours: 'Ежедневно с 9 до 20',
  };

  it('names the offices with their hours', async () => {
    api.answerNext(SITE_PATHS.siteMap, ok({ categories: [], references: {}, officeRegions: [office] }));
    openPage('/pogasit-zajm/oplata-nalichnymi-bez-komissii');
    expect(await screen.findByRole('heading', { name: 'Казань' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', 'tel:88430001200');
  });

  it('stays whole when the offices cannot be read', async () => {
    api.answerNext(SITE_PATHS.siteMap, 'break the connection');
    openPage('/pogasit-zajm/oplata-nalichnymi-bez-komissii');
    expect(await screen.findByText('Список офисов сейчас не открылся')).toBeInTheDocument();
    expect(screen.getByText('Терминалы «Копеечка»')).toBeInTheDocument();
  });
});

describe('paying by transfer', () => {
  const fill = async (): Promise<void> => {
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Номер договора'), CODE.contract);
    await user.type(screen.getByLabelText('Сумма'), '12 500,50');
    await user.type(screen.getByLabelText('Кто платит'), CODE.payer);
    await user.click(screen.getByRole('button', { name: 'Сделать QR-код' }));
  };

  it('has the requisites for those who type them', async () => {
    openPage('/pogasit-zajm/bankovskij-perevod');
    await heading('Банковским переводом');
    for (const value of Object.values(BANK)) expect(screen.getByText(value)).toBeInTheDocument();
    // An account never breaks in two; a name may.
    expect(screen.getByText(BANK.account).parentElement).toHaveClass('number');
    expect(screen.getByText(BANK.bankName).parentElement).not.toHaveClass('number');
  });

  it('copies a value by a button that is called as it looks, and says what it has copied', async () => {
    const user = userEvent.setup();
    openPage('/pogasit-zajm/bankovskij-perevod');
    const button = await screen.findByRole('button', { name: 'Копировать: БИК' });
    expect(button).toHaveTextContent('Копировать');
    await user.click(button);
    expect(await screen.findByText('Скопировано: БИК')).toHaveAttribute('role', 'status');
    expect(button).not.toContainElement(screen.getByText('Скопировано: БИК'));
    expect(button).toHaveAccessibleName('Скопировано: БИК');
    expect(button).toHaveTextContent('Скопировано');
    expect(await navigator.clipboard.readText()).toBe(BANK.bik);
  });

  it('makes the code with the sum and the purpose, and reads it out', async () => {
    api.answerNext(PAYMENT_PATHS.transferCode, ok(CODE));
    openPage('/pogasit-zajm/bankovskij-perevod');
    await fill();
    const title = await screen.findByRole('heading', { name: /^Квитанция на\s12\s500,50\s₽$/u });
    expect(title).toHaveFocus();
    expect(screen.getByRole('img', { name: /^QR-код для оплаты/ })).toHaveAttribute(
      'src',
      `data:image/svg+xml;utf8,${encodeURIComponent(CODE.svg)}`,
    );
    expect(screen.getByText(CODE.purpose)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Поделиться' })).toBeNull();
    expect(api.calls).toMatchObject([
      { body: { contract: CODE.contract, sum: '12 500,50', payer: CODE.payer } },
    ]);
  });

  it('gives its picture to an app on the same phone', async () => {
    const shared: File[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => Promise.resolve(shared.push(...files)),
    });
    api.answerNext(PAYMENT_PATHS.transferCode, ok(CODE));
    openPage('/pogasit-zajm/bankovskij-perevod');
    await fill();
    const save = await screen.findByRole('link', { name: 'Сохранить картинку' });
    expect(save).toHaveAttribute('href', `data:image/png;base64,${CODE.png}`);
    expect(save).toHaveAttribute('download', 'QR-код ПЛ-12-345678.png');
    await userEvent.click(screen.getByRole('button', { name: 'Поделиться' }));
    expect(shared.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['QR-код ПЛ-12-345678.png', 'image/png', 8],
    ]);
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
  });

  it('keeps what was typed and says what is wrong with it', async () => {
    api.answerNext(PAYMENT_PATHS.transferCode, invalid('payer', 'Укажите, кто платит: фамилию и имя'));
    openPage('/pogasit-zajm/bankovskij-perevod');
    await fill();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link')).toHaveAttribute('href', '#transfer-payer');
    expect(screen.getByLabelText('Номер договора')).toHaveValue(CODE.contract);
  });

  it.each([
    [refusal(429, { message: 'Слишком много квитанций подряд. Попробуйте немного позже' }), /Слишком много/],
    ['break the connection' as const, /Связь прервалась/],
  ])('tells what happened to the call', async (answer, text) => {
    api.answerNext(PAYMENT_PATHS.transferCode, answer);
    openPage('/pogasit-zajm/bankovskij-perevod');
    await fill();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Сумма')).toHaveValue('12 500,50');
  });
});
