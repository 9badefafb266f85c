import { afterEach, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { startInvestorApi, type InvestorApi } from '../../testing/investor-api.ts';
import { servePage, type ServedPage } from '../../testing/serve-page.ts';

let api: InvestorApi;
afterEach(() => api.close());

async function serve(path: string, status?: number): Promise<ServedPage> {
  api = await startInvestorApi(status);
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

  it('leads from one person to the other by a link that keeps the rest', async () => {
    const { html } = await serve('/investoram?period=24&profit=2');
    expect(html).toContain('href="/investoram?entity=1&amp;period=24&amp;profit=2#calc"');
  });

  it('stands without its conditions, with a telephone in their place', async () => {
    const page = await serve('/investoram', 500);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Калькулятор сейчас недоступен');
    expect(page.html).toContain('href="tel:+78005551200"');
    expect(page.text).toContain('Чем вы рискуете');
  });
});
