import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { INVESTOR_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { OPTIONS } from '../../testing/investor-data.ts';
import { servePage, type ServedPage } from '../../testing/serve-page.ts';

let api: InvestorApi;
// What the first page of a process loads may outlast the moment that a page gives its reads on a busy machine.
beforeAll(async () => {
  await serve('/investoram');
  await api.close();
});
afterEach(() => api.close());

async function serve(path: string, status?: number, changed?: Record<string, object>): Promise<ServedPage> {
  api = await startInvestorApi(status, changed);
  configureHttp({ origin: api.origin });
  return servePage(path);
}

describe('the investor page as the server sends it', () => {
  it('has its title, figures, chart and table before any script runs', async () => {
    const page = await serve('/investoram');
    expect(page.status).toBe(200);
    expect(page.html).toContain('<title>Вложить деньги под проценты — Полдень</title>');
    expect(page.text).toContain('Доход каждый месяц 22 500 ₽');
    expect(page.text).toContain('Доход за весь срок 405 000 ₽');
    expect(page.text).toContain('Было бы с капитализацией 461 011 ₽');
    expect(page.html).toMatch(/<path class="[^"]*\bbar\b[^"]*" d="(?:M[\d.]+ 100V[\d.]+h0\.7V100z){18}"/u);
    expect(page.html).toMatch(/<a[^>]+href="data:text\/csv;[^"]+" download="dohod-po-mesyacam\.csv"/u);
    expect(page.html).toContain('<caption');
  });

  it('says the risk plainly, beside the promise and in the legal part', async () => {
    const { text } = await serve('/investoram');
    expect(text).toContain('Это заём компании, а не вклад. Деньги не застрахованы Агентством');
    expect(text).toContain('Чем вы рискуете');
    expect(text).toContain('не застрахованы в системе страхования вкладов (177-ФЗ)');
    expect(text.indexOf('Деньги не застрахованы')).toBeLessThan(text.indexOf('Сколько вложить'));
  });

  it('calculates what the form sends by GET', async () => {
    const page = await serve('/investoram?entity=1&sum=10+000+000&period=36&profit=2');
    expect(page.text).toContain('Доход в конце срока 5 400 000 ₽');
    expect(page.text).toContain('Организация учитывает проценты в своих доходах и платит налог сама, мы');
    expect(page.html).toMatch(/<input(?=[^>]*name="profit")(?=[^>]*value="2")[^>]*checked/u);
    expect(page.html).toMatch(/<input(?=[^>]*name="period")(?=[^>]*value="36")[^>]*checked/u);
    expect(page.html).toContain('<input type="hidden" name="entity" value="1"/>');
  });

  it('compares the chosen term with another by GET, and has it posted with the rest', async () => {
    const { text, html } = await serve('/investoram?period=12&second=36');
    expect(text).toContain('12 месяцев и 36 месяцев');
    expect(text).toContain('Лишние 540 000 ₽ — не выгода длинного срока');
    expect(html).toMatch(
      /<input type="radio"(?=[^>]*name="second")(?=[^>]*form="zayavka-form")(?=[^>]*value="36")[^>]*checked/u,
    );
    expect(html).toContain('href="/investoram?entity=1&amp;period=12&amp;profit=1&amp;second=36#calc"');
  });

  it('says when its rates were changed last and where they come from', async () => {
    const { text } = await serve('/investoram');
    expect(text).toContain('из таблицы условий компании, последнее изменение 5 ноября 2026 года.');
    expect(text).toContain('Шкала НДФЛ — ст. 224 НК РФ, действует с 1 января 2025 года.');
  });

  it('shows what editors wrote: films with covers, pictures, and texts without either', async () => {
    const { html, text } = await serve('/investoram');
    expect(text).toContain('Подробно о вложениях');
    expect(html).toMatch(
      /href="https:\/\/video\.polden\.example\/dogovor"[^>]*>.{0,80}<picture.{0,400}alt="Столбики монет"/su,
    );
    expect(text).toContain('Смотреть на video.polden.example');
    expect(html).toContain('alt="Указатель"');
    expect(html).toContain('<p>Только текст.</p>');
    expect(html).toContain('Вы даёте компании деньги <strong>в долг</strong>.');
  });

  it('leads from one person to the other by a link that keeps the rest', async () => {
    const { html } = await serve('/investoram?period=24&profit=2');
    expect(html).toContain('href="/investoram?entity=1&amp;period=24&amp;profit=2#calc"');
  });

  it('shows a person that is not offered a payout the other one, and no choice of the first', async () => {
    const rates = OPTIONS.rates.filter(({ entity, profitOption }) => entity === 1 || profitOption === 2);
    const changed = { [INVESTOR_PATHS.calcOptions]: { ...OPTIONS, rates } };
    const { html, text } = await serve('/investoram?profit=1', 200, changed);
    expect(text).toContain('Доход в конце срока 405 000 ₽');
    expect(html).toMatch(/<input(?=[^>]*name="profit")(?=[^>]*value="2")[^>]*checked/u);
    expect(html).not.toMatch(/<input(?=[^>]*name="profit")(?=[^>]*value="1")/u);
    expect(html).toContain('href="/investoram?entity=1&amp;period=18&amp;profit=2#calc"');
  });

  it('has one term on its first screen where one is offered', async () => {
    const one = { ...OPTIONS, periods: [12], rates: OPTIONS.rates.filter(({ months }) => months === 12) };
    const { text } = await serve('/investoram', 200, { [INVESTOR_PATHS.calcOptions]: one });
    expect(text).toMatch(/18\s% годовых 12\sмесяцев Физическое лицо: от/u);
  });

  it('says that nothing is offered, not that it could not be read', async () => {
    const nothing = { ...OPTIONS, entities: [], profitOptions: [], periods: [], rates: [], maxSum: 0 };
    const { html, text } = await serve('/investoram', 200, { [INVESTOR_PATHS.calcOptions]: nothing });
    expect(text).toContain('Сейчас мы не принимаем вложения');
    expect(text).not.toContain('Не удалось получить условия');
    expect(html).toContain('href="tel:+78005551200"');
  });

  it('stands without its conditions, with a telephone in their place', async () => {
    const page = await serve('/investoram', 500);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Калькулятор сейчас недоступен');
    expect(page.html).toContain('href="tel:+78005551200"');
    expect(page.text).toContain('Чем вы рискуете');
    expect(page.text).toContain('Кто может вложить');
    expect(page.text).not.toContain('Подробно о вложениях');
  });
});
