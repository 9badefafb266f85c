import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { REQUEST_PATHS, type Vacancy, VACANCY_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { fieldsOf } from '@polden/ui/testing/serve-page';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage, structuredIn } from '../../testing/serve-page.ts';

let api: ContentApi;

const vacancy = (id: number, change: Partial<Vacancy> = {}): Vacancy => ({
  id,
  url: `vakansiya-${id}`,
  title: `Вакансия ${id}`,
  city: 'Москва',
  department: 'Оценка',
  salary: '55 000–72 000 ₽',
  employment: { value: 'full', title: 'Полный день' },
  lead: `Чем заниматься на месте ${id}.`,
  public_at: '2026-11-10T09:00:00.000Z',
  order: id,
  content: '<h2>Чем заниматься</h2><p>Смотреть машины.</p>',
  ...change,
});
const ALL = [
  vacancy(1),
  vacancy(2, { city: 'Тула', department: 'Поддержка', salary: 'от 70 000 ₽' }),
  vacancy(3, { city: 'Москва', department: '', employment: { value: 'remote', title: 'Удалённо' } }),
];

beforeEach(async () => {
  api = await startContentApi();
  api.answers = { [VACANCY_PATHS.items]: ALL };
  for (const each of ALL) api.answers[`${VACANCY_PATHS.item}/${each.url}`] = each;
  const accepted = { ok: true, id: '1', created: '' };
  api.answers[REQUEST_PATHS.vacancyReply] = accepted;
  api.answers[REQUEST_PATHS.vacancyReplyWithoutVacancy] = accepted;
  api.answers[REQUEST_PATHS.resume] = accepted;
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const person = { intent: 'send', name: 'Анна', phone: '+7 916 000-00-01', email: '', consent: 'on' };

describe('vacancies', () => {
  it('are narrowed to a city and a department by links', async () => {
    const { html } = await servePage('/kariera');
    for (const { url } of ALL) expect(html).toContain(`href="/kariera/${url}"`);
    // One of them has no department, and nothing in its place.
    expect(html).not.toContain('<span></span>');
    expect(html).toContain(`href="/kariera?gorod=${encodeURIComponent('Тула')}"`);
    const inTula = await servePage(`/kariera?gorod=${encodeURIComponent('Тула')}`);
    expect(inTula.html).toContain('href="/kariera/vakansiya-2"');
    expect(inTula.html).not.toContain('href="/kariera/vakansiya-1"');
    expect(inTula.html).toContain('<meta name="robots" content="noindex"/>');
    const none = `/kariera?gorod=${encodeURIComponent('Тула')}&otdel=${encodeURIComponent('Оценка')}`;
    expect((await servePage(none)).text).toContain('Таких вакансий сейчас нет.');
  });

  it('of several places are found by each of them, under one name for each', async () => {
    const several = vacancy(4, { city: 'Москва или удалённо' });
    api.answers[VACANCY_PATHS.items] = [...ALL, several];
    api.answers[`${VACANCY_PATHS.item}/${several.url}`] = several;
    const { html } = await servePage('/kariera');
    const offered = [...html.matchAll(/href="\/kariera\?gorod=([^"&]+)"/gu)].map(([, city = '']) =>
      decodeURIComponent(city),
    );
    expect(offered).toEqual(['Москва', 'Тула', 'Удалённо']);
    for (const city of ['Москва', 'Удалённо']) {
      const narrowed = await servePage(`/kariera?gorod=${encodeURIComponent(city)}`);
      expect(narrowed.html).toContain('href="/kariera/vakansiya-4"');
    }
    const job = structuredIn(await servePage('/kariera/vakansiya-4'), 'JobPosting');
    expect(job).toMatchObject({ jobLocation: { address: { addressLocality: 'Москва' } } });
  });

  it('of a city with its surroundings are found by the city, and offer no city of the name «Область»', async () => {
    const wide = [
      vacancy(4, { city: 'Москва и область' }),
      vacancy(5, { city: 'Краснодар, край' }),
      vacancy(6, { city: 'Тула и Тульская область' }),
    ];
    api.answers[VACANCY_PATHS.items] = wide;
    for (const each of wide) api.answers[`${VACANCY_PATHS.item}/${each.url}`] = each;
    const { html, text } = await servePage('/kariera');
    const offered = [...html.matchAll(/href="\/kariera\?gorod=([^"&]+)"/gu)].map(([, city = '']) =>
      decodeURIComponent(city).replaceAll('+', ' '),
    );
    expect(offered).toEqual(['Краснодар', 'Москва', 'Тула', 'Тульская область']);
    expect(text).toContain('Москва и область');
    const inMoscow = await servePage(`/kariera?gorod=${encodeURIComponent('Москва')}`);
    expect(inMoscow.html).toContain('href="/kariera/vakansiya-4"');
    const job = structuredIn(await servePage('/kariera/vakansiya-4'), 'JobPosting');
    expect(job).toMatchObject({ jobLocation: { address: { addressLocality: 'Москва' } } });
  });

  it('of one place or department are together however it is spelt, under the spelling that most of them have', async () => {
    api.answers[VACANCY_PATHS.items] = [
      vacancy(1, { city: 'Орел', department: 'Оценка залогов' }),
      vacancy(2, { city: 'Орёл', department: 'оценка залогов' }),
      vacancy(3, { city: 'Тула или орёл', department: 'Оценка залогов' }),
      vacancy(4, { city: 'Тула', department: 'Учет' }),
    ];
    const offered = async (key: string) => {
      const { html } = await servePage('/kariera');
      const links = html.matchAll(new RegExp(`href="/kariera\\?${key}=([^"&]+)"`, 'gu'));
      return [...links].map(([, value = '']) => decodeURIComponent(value).replaceAll('+', ' '));
    };
    expect(await offered('gorod')).toEqual(['Орёл', 'Тула']);
    expect(await offered('otdel')).toEqual(['Оценка залогов', 'Учет']);
    for (const spelling of ['Орёл', 'Орел', 'ОРЕЛ']) {
      const { html } = await servePage(`/kariera?gorod=${encodeURIComponent(spelling)}`);
      const found = [1, 2, 3, 4].filter((id) => html.includes(`href="/kariera/vakansiya-${id}"`));
      expect(found).toEqual([1, 2, 3]);
      expect(html).toMatch(/aria-current="true"[^>]*>Орёл</u);
    }
    const { html } = await servePage(`/kariera?otdel=${encodeURIComponent('учёт')}`);
    expect(html).toContain('href="/kariera/vakansiya-4"');
    expect(html).not.toContain('href="/kariera/vakansiya-1"');
  });

  it('say so when there are none, and are 503 without data', async () => {
    api.answers[VACANCY_PATHS.items] = [];
    expect((await servePage('/kariera')).text).toContain('Открытых вакансий сейчас нет');
    api.outage = 500;
    expect(await servePage('/kariera')).toMatchObject({ status: 503 });
  });

  it('are told to search engines with what is known of them', async () => {
    const page = await servePage('/kariera/vakansiya-1');
    expect(structuredIn(page, 'JobPosting')).toMatchObject({
      title: 'Вакансия 1',
      datePosted: '2026-11-10T09:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Полдень' },
      jobLocation: { address: { addressLocality: 'Москва', addressCountry: 'RU' } },
      baseSalary: { currency: 'RUB', value: { minValue: 55_000, maxValue: 72_000, unitText: 'MONTH' } },
    });
    expect(page.text).toContain('Главная О компании Карьера Вакансия 1');
    const open = structuredIn(await servePage('/kariera/vakansiya-2'), 'JobPosting');
    expect(open).not.toHaveProperty('baseSalary');
    const remote = structuredIn(await servePage('/kariera/vakansiya-3'), 'JobPosting');
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(remote).not.toHaveProperty('jobLocation');
  });

  it.each([
    ['80–120 тыс. ₽', { minValue: 80_000, maxValue: 120_000, unitText: 'MONTH' }],
    ['от 80 тыс. до 120 000 руб. на руки', { minValue: 80_000, maxValue: 120_000, unitText: 'MONTH' }],
    ['300–400 ₽ в час', { minValue: 300, maxValue: 400, unitText: 'HOUR' }],
    ['60 000 – 90 000 рублей в месяц + премия', { minValue: 60_000, maxValue: 90_000, unitText: 'MONTH' }],
  ])('tell them a pay of «%s» as it is', async (salary, value) => {
    api.answers[`${VACANCY_PATHS.item}/vakansiya-1`] = vacancy(1, { salary });
    const job = structuredIn(await servePage('/kariera/vakansiya-1'), 'JobPosting');
    expect(job).toMatchObject({ baseSalary: { value } });
  });

  it.each([
    'от 70 000 ₽',
    '55 000–72 000',
    '2 000–3 000 $',
    '20–30 % от сделок',
    '3 000–4 000 ₽ за смену',
    '500–700 ₽ за осмотр',
  ])('tell them nothing of a pay of «%s»', async (salary) => {
    api.answers[`${VACANCY_PATHS.item}/vakansiya-1`] = vacancy(1, { salary });
    const job = structuredIn(await servePage('/kariera/vakansiya-1'), 'JobPosting');
    expect(job).not.toHaveProperty('baseSalary');
  });

  it('are at no place of the name «Удаленно»', async () => {
    const far = vacancy(5, { city: 'Удаленно' });
    api.answers[VACANCY_PATHS.items] = [...ALL, far, vacancy(6, { city: 'Тула или удалённо' })];
    api.answers[`${VACANCY_PATHS.item}/${far.url}`] = far;
    const job = structuredIn(await servePage(`/kariera/${far.url}`), 'JobPosting');
    expect(job).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(job).not.toHaveProperty('jobLocation');
    const { html } = await servePage('/kariera');
    expect(html).not.toContain(`gorod=${encodeURIComponent('Удаленно')}`);
  });

  it('move from a former address, and are 404 when there are none', async () => {
    api.answers[`${VACANCY_PATHS.item}/ranshe`] = ALL[0] ?? {};
    expect(await servePage('/kariera/ranshe?utm_source=x')).toMatchObject({
      status: 301,
      location: '/kariera/vakansiya-1?utm_source=x',
    });
    expect(await servePage('/kariera/net-takoy')).toMatchObject({ status: 404 });
  });
});

describe('a reply', () => {
  it('says to which vacancy, and brings the résumé', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...person, form: 'otklik', vacancyId: '2' }))
      form.append(name, value);
    form.append('file', new File(['Анна, оценщик'], 'anna.txt', { type: 'text/plain' }));
    const { status, location } = await servePage('/kariera/vakansiya-2', form);
    expect([status, location]).toEqual([303, '/kariera/vakansiya-2?otpravleno=otklik#otklik']);
    const [sent] = api.posted;
    expect(sent?.path).toBe(REQUEST_PATHS.vacancyReply);
    expect(sent?.body).toMatch(/name="vacancyId"\s+2\s/u);
    expect(sent?.body).toContain('filename="anna.txt"');
  });

  it('carries its vacancy, so that nothing typed is lost while the API is away', async () => {
    configureHttp({ origin: api.origin, cacheReads: true });
    const address = '/kariera/vakansiya-2';
    expect((await servePage(address)).html).toContain('<input type="hidden" name="vacancyId" value="2"/>');
    api.outage = 500;
    const form = new FormData();
    const typed = { ...person, form: 'otklik', vacancyId: '2', comment: 'Люблю машины' };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    const { status, html, text } = await servePage(address, form);
    expect(status).toBe(503);
    expect(html).toContain('Люблю машины</textarea>');
    expect(text).toContain('Всё, что вы ввели, на месте');
  });

  it('to a vacancy that was closed meanwhile goes where it can be sent without one, with all that was typed', async () => {
    const address = '/kariera/vakansiya-2';
    delete api.answers[`${VACANCY_PATHS.item}/vakansiya-2`];
    delete api.answers[REQUEST_PATHS.vacancyReply];
    const typed = { ...person, form: 'otklik', vacancyId: '2', comment: 'Люблю машины' };
    // Also where a mistake keeps it from the API.
    for (const form of [typed, { ...typed, name: '' }])
      expect(await servePage(address, form)).toMatchObject({
        status: 307,
        location: '/kariera#bez-vakansii',
      });
    // There the browser posts the same form again.
    api.posted.length = 0;
    const led = await servePage('/kariera', typed);
    expect(led.status).toBe(422);
    expect(led.html).toContain('Люблю машины</textarea>');
    expect(led.text).toContain('Эту вакансию уже закрыли. Всё, что вы ввели, на месте');
    expect(api.posted).toEqual([]);
    const kept = Object.fromEntries(fieldsOf(led, 'bez-vakansii'));
    const again = await servePage('/kariera', { ...kept, intent: 'send' });
    expect(again).toMatchObject({ status: 303, location: '/kariera?otpravleno=bez-vakansii#bez-vakansii' });
    expect(api.posted.map(({ path }) => path)).toEqual([REQUEST_PATHS.vacancyReplyWithoutVacancy]);
  });

  it('to a vacancy that has moved meanwhile goes after it, with what was wrong', async () => {
    api.answers[`${VACANCY_PATHS.item}/ranshe`] = ALL[1] ?? {};
    const typed = { ...person, form: 'otklik', vacancyId: '2', name: '' };
    expect(await servePage('/kariera/ranshe?utm_source=x', typed)).toMatchObject({
      status: 307,
      location: '/kariera/vakansiya-2?utm_source=x#otklik',
    });
    expect(await servePage('/kariera/vakansiya-2', typed)).toMatchObject({ status: 422 });
  });

  it('needs no vacancy, and no file', async () => {
    expect(await servePage('/kariera', { ...person, form: 'bez-vakansii' })).toMatchObject({ status: 303 });
    const { consent: _unticked, ...unasked } = person;
    const link = {
      ...unasked,
      form: 'rezyume',
      email: 'anna@example.ru',
      reference: 'https://hh.example/1',
      agree: 'on',
    };
    expect(await servePage('/kariera', link)).toMatchObject({ status: 303 });
    expect(api.posted.map(({ path, body }) => [path, JSON.parse(body)])).toMatchObject([
      [REQUEST_PATHS.vacancyReplyWithoutVacancy, { name: 'Анна', consent: true }],
      [REQUEST_PATHS.resume, { reference: 'https://hh.example/1', agree: true }],
    ]);
  });
});
