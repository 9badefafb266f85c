import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type OfficeRegion, REVIEW_PATHS, SITE_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

let api: ContentApi;

const office = (id: number, title: string, change: Partial<OfficeRegion> = {}): OfficeRegion => ({
  id,
  title,
  slug: `ofis-${id}`,
  address: 'ул. Ясная, д. 1',
  phone: '8 800 555-12-00',
  hours: 'Пн–Пт 9:00–20:00',
  ...change,
});

const KAZAN = {
  alias: 'kazan',
  title: 'Казань',
  prepositional: 'Казани',
  where: 'в Казани',
  isDefault: false,
};

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [SITE_PATHS.siteMap]: {
      officeRegions: [office(1, 'Москва'), office(2, 'Нижний Новгород'), office(3, 'Казань')],
    },
    [SITE_PATHS.card]: { vcard: 'BEGIN:VCARD', svg: '<svg viewBox="0 0 9 9"></svg>' },
    [REVIEW_PATHS.add]: { ok: true, created: '' },
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const citiesIn = (text: string) =>
  [...text.matchAll(/(Москва|Нижний Новгород|Казань) (?:В вашем|Ближайший|ул\.)/gu)].map(([, city]) => city);

describe('the contacts', () => {
  it('begin with the office that is nearest to the city of the site', async () => {
    expect(citiesIn((await servePage('/kontakty')).text)).toEqual(['Москва', 'Нижний Новгород', 'Казань']);
    const { html, text } = await servePage('/kontakty', undefined, KAZAN);
    expect(citiesIn(text)).toEqual(['Казань', 'Нижний Новгород', 'Москва']);
    expect(text).toContain('Казань В вашем городе');
    // The number of a house never begins a line.
    expect(html).toContain('ул. Ясная, д.\u00a01');
    expect(text).toContain('Контакты в Казани');
    // The news of the line leads here.
    expect(text).toContain('переведут на неспешную линию');
    expect(html).toContain('<title>Контакты в Казани: офисы и телефоны');
  });

  it.each(['Орел', 'орёл', 'г. Орёл', 'г.Орел', 'г Орел', 'город  Орёл'])(
    'know the city of an office that editors call «%s»',
    async (title) => {
      api.answers[SITE_PATHS.siteMap] = { officeRegions: [office(1, 'Москва'), office(2, title)] };
      const orel = { ...KAZAN, alias: 'orel', title: 'Орёл', prepositional: 'Орле', where: 'в Орле' };
      expect((await servePage('/kontakty', undefined, orel)).text).toContain(
        `${title} В вашем городе`.replace('  ', ' '),
      );
    },
  );

  it('writes thousands of kilometres as all thousands are written', async () => {
    const far = { ...KAZAN, alias: 'habarovsk', title: 'Хабаровск', where: 'в Хабаровске' };
    const { html } = await servePage('/kontakty', undefined, far);
    expect(html).toMatch(/Ближайший, \d\u00a0\d{3}\u00a0км/u);
  });

  it('lead to the office on a map of the visitor’s own, and load nothing of others', async () => {
    const { html } = await servePage('/kontakty');
    const place = encodeURIComponent('Москва, ул. Ясная, д. 1');
    expect(html).toContain(`href="https://yandex.ru/maps/?text=${place}"`);
    expect(html).toContain(`href="geo:0,0?q=${place}"`);
    expect(html).toContain('href="tel:+78005551200"');
    expect(html).toContain('aria-label="Россия точками: 3 офиса');
    expect(html).not.toMatch(/<iframe|<img[^>]+https:/u);
  });

  it('name the city of the visitor on the map first, however near another office is', async () => {
    api.answers[SITE_PATHS.siteMap] = {
      officeRegions: [office(1, 'Москва'), office(2, 'Тула'), office(3, 'Казань')],
    };
    const namesFor = async (city?: typeof KAZAN) =>
      [...(await servePage('/kontakty', undefined, city)).html.matchAll(/<text [^>]*>([^<]*)</gu)].map(
        ([, name]) => name,
      );
    expect(await namesFor()).toEqual(['Москва', 'Казань']);
    expect(await namesFor(KAZAN)).toEqual(['Казань']);
    // Also where there is no office.
    expect(await namesFor({ ...KAZAN, alias: 'novosibirsk', title: 'Новосибирск' })).toEqual([
      'Новосибирск',
      'Казань',
    ]);
  });

  it('say nothing of the present moment in what is kept for all', async () => {
    expect((await servePage('/kontakty')).text).not.toMatch(/Открыто до|Откроется|Закроется/u);
  });

  it('stand without the list, with an office in a city that is not ours, and with very long words', async () => {
    api.answers[SITE_PATHS.siteMap] = {
      officeRegions: [office(9, 'Атлантида', { address: 'я'.repeat(200), hours: 'по звонку', phone: '' })],
    };
    expect((await servePage('/kontakty')).text).toContain('по звонку');
    api.outage = 500;
    const { status, text } = await servePage('/kontakty');
    expect(status).toBe(200);
    expect(text).toContain('Список офисов сейчас не открылся');
  });

  it('say that there is no office, which is no failure, and promise nothing of the nearest', async () => {
    api.answers[SITE_PATHS.siteMap] = { officeRegions: [] };
    const { html, text } = await servePage('/kontakty');
    expect(text).toContain('Офисов сейчас нет');
    expect(text).not.toMatch(/не открылся|Ближайшие к вам|Ваш город/u);
    expect(html).not.toContain('Россия точками');
  });

  it('take a letter that staff alone read', async () => {
    const typed = { form: 'pismo', intent: 'send', message: 'Здравствуйте', name: 'Анна', number: '+7' };
    expect(await servePage('/kontakty', typed)).toMatchObject({ status: 422 });
    const sent = await servePage('/kontakty', { ...typed, email: 'anna@mail.ru', consent: 'on' });
    expect(sent).toMatchObject({ status: 303, location: '/kontakty?otpravleno=pismo#pismo' });
    expect(api.posted.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: 'feedback', message: 'Здравствуйте', email: 'anna@mail.ru' },
    ]);
  });

  it('are a card with a code, and stand without it', async () => {
    const { html } = await servePage('/qr-o-kompanii');
    expect(html).toContain('href="/api/v1/site/card.vcf"');
    expect(html).toContain('<svg viewBox="0 0 9 9">');
    api.outage = 500;
    expect(await servePage('/qr-o-kompanii')).toMatchObject({ status: 200 });
  });
});
