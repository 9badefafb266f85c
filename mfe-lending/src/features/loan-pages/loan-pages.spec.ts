import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCTS_PATH, TEXT_PATHS, textsIn, type ProductCode, untrueOfRequests } from '@polden/api-contract';
import { BORROWER_AGE, CAR_AGE } from '@polden/field-kinds';
import { configureHttp } from '@polden/http';
import { askedIn } from '@polden/loan-application';
import { clampSumRubles, COOLING_OFF, figuresOf, isConsumer, termsDays } from '@polden/lending-math';
import type { RouteHandle } from '@polden/mfe-contract';
import { documentTitle, formatNumber, formatPercent, tieShortWords } from '@polden/ru';
import { routes } from '../../remote.tsx';
import { PRODUCTS, PROMOTION } from '../../testing/lender-data.ts';
import { ok, startLenderApi, type LenderApi } from '../../testing/lender-api.ts';
import { fieldsOf, servePage } from '../../testing/serve-page.ts';
import { brandLoanRoutes } from './brand/brand.routes.ts';
import { cardLoanRoutes } from './card-loans/card-loans.routes.ts';
import { model as passportPage } from './card-loans/zajm-po-pasportu.tsx';
import { helpRoutes } from './help/help.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { partnerBankRoutes } from './partner-banks/partner-banks.routes.ts';
import { purposeRoutes } from './purposes/purposes.routes.ts';
import { titleLoanRoutes } from './title-loans/title-loans.routes.ts';
import { requestRoutes } from '../requests/requests.routes.ts';
import { withFigures } from '../loan-page/figures-in-texts.ts';
import type { FormVariant } from '../calculator/loan-offer.model.ts';
import type { LoanPageModel } from '../loan-page/loan-page.model.ts';

interface PageRow {
  path: string;
  layout?: 'lite' | 'lite-ab';
  city?: true;
  /** Form, product, roubles and days that the calculator begins with; none on a page that only explains. */
  offer?: [FormVariant, ProductCode, sum: number, days: number];
}

const title = (suffix: string, sum: number, days = 1_440): PageRow => ({
  path: `/dengi-pod-zalog${suffix}`,
  city: true,
  offer: ['title-loan', 'pts', sum, days],
});
const bank = (path: string, product: ProductCode = 'bank'): PageRow => ({
  path,
  layout: 'lite',
  offer: ['bank', product, 350_000, 1_440],
});

const PAGES: PageRow[] = [
  { path: '/', city: true, offer: ['title-loan', 'pts', 350_000, 1_440] },
  title('', 280_000),
  title('-pts', 450_000),
  {
    path: '/dengi-pod-zalog-yuridicheskim-licam',
    city: true,
    offer: ['business', 'business', 1_000_000, 1_080],
  },
  title('-gruzovyh-avtomobiley', 450_000),
  { path: '/dengi-pod-zalog-spectehniki', city: true, offer: ['business', 'business', 1_000_000, 1_080] },
  title('-pts-bez-otkaza', 80_000, 1_080),
  title('-pts-online-na-kartu', 350_000),
  title('-pts-s-vyezdom-specialista', 450_000),
  title('-pts-bystro', 80_000, 1_080),
  title('-pts-bez-spravok-o-dohodah', 350_000),
  title('-pts-pensioneram', 80_000, 1_080),
  title('-pts-s-plohoi-kreditnoi-istoriee', 280_000),
  { path: '/zajm-onlajn-na-kartu', city: true, offer: ['pdl', 'pdl', 30_000, 15] },
  { path: '/zajm-onlajn-na-kartu-srochno-bez-otkaza', city: true, offer: ['pdl', 'pdl', 30_000, 15] },
  { path: '/zajm-po-pasportu', offer: ['installment', 'installment', 30_000, 360] },
  { path: '/bystryj-zajm-po-pasportu', offer: ['pdl', 'pdl', 30_000, 15] },
  { path: '/zaim-remont-do-100000', offer: ['installment', 'installment', 80_000, 360] },
  { path: '/autozaem', offer: ['title-loan', 'pts', 350_000, 1_440] },
  { path: '/biznes-zaim', offer: ['business', 'business', 1_000_000, 1_080] },
  { path: '/dengi-na-pokupku-avto', offer: ['car-purchase', 'car-purchase', 700_000, 1_080] },
  { path: '/refinansirovaniye', offer: ['refinance', 'refinance', 280_000, 1_080] },
  { path: '/zaem-pod-zalog', offer: ['collateral', 'collateral', 280_000, 1_080] },
  { path: '/dengi-za-chas-pod-zalog-pts', layout: 'lite-ab', offer: ['title-loan', 'pts', 80_000, 1_080] },
  { path: '/partnerpts', layout: 'lite', offer: ['title-loan', 'pts', 450_000, 1_440] },
  bank('/banksouz'),
  bank('/gazprombank'),
  bank('/otpbank'),
  bank('/psb', 'bank-business'),
  { path: '/{loanPage1}', city: true, offer: ['title-loan', 'pts', 350_000, 1_440] },
  { path: '/{loanPage2}', offer: ['installment', 'installment', 30_000, 360] },
  { path: '/{loanPage3}', offer: ['title-loan', 'pts', 280_000, 1_440] },
  { path: '/lgotniy-period', offer: ['pdl', 'pdl', 30_000, 14] },
  { path: '/kreditnye-kanikuly-2' },
  { path: '/pri-prosrochke' },
  { path: '/tselevoe-ispolzovanie' },
  { path: '/dostupny_servicy' },
  { path: '/noselfstop', layout: 'lite' },
];

const LOAN_ROUTES = [
  homeRoutes,
  titleLoanRoutes,
  cardLoanRoutes,
  purposeRoutes,
  partnerBankRoutes,
  brandLoanRoutes,
  helpRoutes,
].flat();
const CALCULATOR_FORM = 'Сумма и срок';

/** A sum, a term or a rate in a text. */
const FIGURE = /(\d[\d\u00a0 ]*(?:,\d+)? (?:₽|%|час|месяц|дней|дня|лет|года))/gu;
const FIGURE_UNITS = { day: ['дней'], month: ['месяц'], year: ['лет', 'года'] };
const UNIT_DAYS: Record<number, keyof typeof FIGURE_UNITS> = { 1: 'day', 30: 'month', 360: 'year' };

/** Every figure of every product as a text would write it. */
const PRODUCT_FIGURES = new Set(
  PRODUCTS.flatMap((info) => {
    const { sumMin, sumMax, termMin, termMax, rate } = figuresOf(info);
    const units = FIGURE_UNITS[UNIT_DAYS[info.terms.multiply] ?? 'month'];
    return [
      ...[sumMin, sumMax].map((sum) => `${formatNumber(sum).replaceAll('\u00a0', ' ')} ₽`),
      ...[termMin, termMax].flatMap((term) => units.map((unit) => `${term} ${unit}`)),
      `${formatNumber(rate, { most: 3 })} %`,
    ];
  }),
);
/** Every figure of the cooling-off period, of borrowers and of cars as a text would write it. */
const RULE_FIGURES = new Set([
  ...[COOLING_OFF.fromRubles, COOLING_OFF.longAboveRubles].map(
    (sum) => `${formatNumber(sum).replaceAll('\u00a0', ' ')} ₽`,
  ),
  ...[COOLING_OFF.hours, COOLING_OFF.longHours].map((hours) => `${hours} час`),
  ...[BORROWER_AGE.max, CAR_AGE.domestic, CAR_AGE.foreign].map((years) => `${years} лет`),
]);
/** What the law says is said as the law says it: thirty days. */
const LAW = new Set(['30 дней']);
/** Figures of a page's own that happen to be those of a rule: the age of lorries, a promise, a price, what the law lets a person owe. */
const OWN_FIGURES = [
  'dengi-pod-zalog-gruzovyh-avtomobiley: 12 лет',
  'dengi-pod-zalog-gruzovyh-avtomobiley: 20 лет',
  'zaim-remont-do-100000: 100 000 ₽',
  'autozaem: 100 000 ₽',
  'dengi-na-pokupku-avto: 100 000 ₽',
  'zaem-pod-zalog: 1 000 000 ₽',
  'brand-loan-1: 1 000 ₽',
  'brand-loan-2: 5 дней',
];

let api: LenderApi;
beforeAll(async () => {
  api = await startLenderApi();
  configureHttp({ origin: api.origin });
});
afterAll(() => api.close());

async function modelOf(path: string): Promise<LoanPageModel> {
  const route = routes.find((candidate) => candidate.path === path);
  if (typeof route?.lazy !== 'function') throw new Error(`no page at ${path}`);
  return ((await route.lazy()) as unknown as { model: LoanPageModel }).model;
}
const onPage = (model: LoanPageModel) => withFigures(model, PRODUCTS, PROMOTION);
const models = () => Promise.all(PAGES.map(({ path }) => modelOf(path)));
const product = (code: ProductCode) => {
  const found = PRODUCTS.find((item) => item.product === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
};

describe.each(PAGES)('$path', ({ path, layout = 'default', city, offer }) => {
  it('has its layout, its cities and its offer', async () => {
    const route = routes.find((candidate) => candidate.path === path);
    expect(route?.handle).toMatchObject({ layout, cacheTags: expect.arrayContaining(['description']) });
    expect((route?.handle as RouteHandle).cityVariant).toBe(city);
    const model = await modelOf(path);
    expect(route?.handle.chunk).toBe(model.key);
    expect([Boolean(model.hero.city), Boolean(model.cityTitle)]).toEqual([Boolean(city), Boolean(city)]);
    const { form, preset } = model.offer ?? {};
    expect(preset ? [form, preset.product, preset.sumRubles, preset.termDays] : undefined).toEqual(offer);
  });

  it('is served whole: heading, title, figures in the order of the law', async () => {
    const model = await modelOf(path);
    const page = await servePage(path);
    expect(page.status).toBe(200);
    expect(page.html.match(/<h1/gu)).toHaveLength(1);
    expect(page.html).toContain(`<h1>${tieShortWords(onPage(model).hero.title)}</h1>`);
    expect(page.html).toContain(`<title>${documentTitle(onPage(model).title, 'Полдень')}</title>`);
    expect(page.text).toContain('Оценивайте свои финансовые возможности и риски');
    const calculator = fieldsOf(page, CALCULATOR_FORM);
    if (!offer) {
      expect([...calculator.keys()]).toEqual([]);
      return;
    }
    const [, code, sum, days] = offer;
    expect(calculator.get('product')).toBe(code);
    const shown = [calculator.get('sum'), calculator.get('term')].map((text) => text?.replace(/\D/gu, ''));
    expect(shown).toEqual([String(sum), String(days / product(code).terms.multiply)]);
    const body = page.text.slice(page.text.indexOf('ПСК'));
    expect(body.indexOf('ПСК')).toBeLessThan(body.indexOf('Ставка'));
    expect(page.text).toContain('Изучите все условия кредита (займа)');
  });
});

describe('the pages about loans', () => {
  it('are all in the table', () => {
    const paths = LOAN_ROUTES.map(({ path }) => path);
    expect(paths.sort()).toEqual(PAGES.map(({ path }) => path).sort());
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });

  it('have their own words: nothing is said twice', async () => {
    const all = await models();
    const said: Record<string, string[]> = {
      keys: all.map(({ key }) => key),
      titles: all.map((model) => model.title),
      descriptions: all.map(({ description }) => description),
      headings: all.flatMap(({ hero }) => [hero.title, ...(hero.city ? [hero.city.title] : [])]),
      leads: all.flatMap(({ hero }) => [hero.lead, ...(hero.city ? [hero.city.lead] : [])]),
      questions: all.flatMap(({ faq }) => faq.map(({ question }) => question)),
      answers: all.flatMap(({ faq }) => faq.map(({ answer }) => answer)),
      points: all.flatMap(({ sections }) =>
        sections.flatMap((section) =>
          section.kind === 'benefits' || section.kind === 'steps'
            ? section.items.map(({ text }) => text)
            : [],
        ),
      ),
    };
    for (const [what, texts] of Object.entries(said)) {
      const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
      expect([what, twice]).toEqual([what, []]);
    }
  });

  it.each([
    ['decide by the hours of Moscow', /местного времени|Полдень — местный|решение (?:— )?в тот же день/iu],
    ['hold an offer for five working days', /(?:ответ|предложение) действует месяц/iu],
    ['keep bounds that are the same for everybody', /сумма (?:выше|растёт)|до (?:50|80) 000 ₽/iu],
    ['move a payment within one call', /"Перенос платежа","По телефону","До часа/u],
    ['answer a request for another schedule within five working days', /новый график за день/iu],
    ['answer a business on the screen first', /отвечаем в тот же день|предварительный ответ/iu],
  ])('%s', async (_, contrary) => {
    const saying = (await models()).filter((model) => contrary.test(JSON.stringify(model)));
    expect(saying.map(({ key }) => key)).toEqual([]);
  });

  // The pages themselves are asked in account-promises.spec.ts; cities and what search engines show stand only here.
  it('promise of a request what is done', async () => {
    const requests = await Promise.all(requestRoutes.map(({ path }) => modelOf(path)));
    const texts = textsIn(
      [...(await models()), ...requests].map((model) => JSON.parse(JSON.stringify(model)) as unknown),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap(untrueOfRequests)).toEqual([]);
  });

  it('say enough, but not more than search engines show', async () => {
    for (const { key, title: text, description, faq, sections } of (await models()).map(onPage)) {
      expect([key, text.length <= 70]).toEqual([key, true]);
      expect([key, description.length >= 90 && description.length <= 230]).toEqual([key, true]);
      expect([key, faq.length >= 3, sections.length >= 2]).toEqual([key, true, true]);
    }
  });

  it('offer what their products have', async () => {
    for (const { offer, sections } of await models()) {
      if (offer) {
        const { preset, products } = offer;
        const preset0 = product(preset.product);
        expect(products[0]).toBe(preset.product);
        expect(clampSumRubles(preset0, preset.sumRubles)).toBe(preset.sumRubles);
        expect(termsDays(preset0)).toContain(preset.termDays);
      }
      for (const section of sections) {
        if (section.kind !== 'costs') continue;
        const priced = product(section.product);
        expect(section.sums.map((sum) => clampSumRubles(priced, sum))).toEqual(section.sums);
        expect(termsDays(priced)).toEqual(expect.arrayContaining(section.terms));
      }
    }
  });

  it('know no figure of a product, of borrowers, of cars or of the cooling-off period by heart', async () => {
    const requests = await Promise.all(requestRoutes.map(({ path }) => modelOf(path)));
    const heard = [...(await models()), ...requests].flatMap((model) => {
      const typed = [...JSON.stringify({ ...model, offer: null }).matchAll(FIGURE)].map(
        ([, figure = '']) => figure,
      );
      const known = typed.filter(
        (figure) => !LAW.has(figure) && (PRODUCT_FIGURES.has(figure) || RULE_FIGURES.has(figure)),
      );
      return known.map((figure) => `${model.key}: ${figure}`);
    });
    expect(heard).toEqual(OWN_FIGURES);
  });

  it('cross out what they refuse, and nothing else', async () => {
    const lists = (await models()).flatMap(({ sections }) =>
      sections.flatMap((section) => {
        if (section.kind === 'requirements') return section.groups;
        return section.kind === 'compare' ? [section.no] : [];
      }),
    );
    const refusing = /^(?:Не |Отказ|Лучше не|Попросим другой)/u;
    for (const { title, negative = false } of lists)
      expect([title, negative]).toEqual([title, refusing.test(title)]);
  });

  it('say what the products have today, and leave no place unfilled', async () => {
    const dearer = PRODUCTS.map((info) =>
      info.product === 'pts' ? { ...info, sum: { ...info.sum, max: 900_000 } } : info,
    );
    const page = withFigures(await modelOf('/dengi-pod-zalog-pts'), dearer, PROMOTION);
    expect(page.description).toContain('до 900\u00a0000\u00a0₽ на срок от 24 до 48\u00a0месяцев');
    const quick = withFigures(await modelOf('/dengi-pod-zalog-pts-bystro'), PRODUCTS, PROMOTION);
    expect(JSON.stringify(quick)).toContain('От 50\u00a0000 до 200\u00a0000\u00a0₽","Через 4\u00a0часа"');
    for (const model of await models()) {
      expect(JSON.stringify(withFigures(model, [], null))).not.toMatch(/\{[a-z-]+\.\w+\}/u);
    }
  });

  it('compare an example with what it becomes', async () => {
    const { text } = await servePage('/refinansirovaniye');
    expect(text).toMatch(/Стало: один заём\D+280 000 ₽\D+[\d ]+,\d\d ₽/u);
  });

  it('name no real bank', async () => {
    const marks = /газпром|промсвязь|псб|отп[\s-]?банк|банк союз|сбер|(?<![а-яё])т-банк|тинькофф|втб|альфа/iu;
    for (const path of ['/banksouz', '/gazprombank', '/otpbank', '/psb']) {
      const { text } = await servePage(path);
      expect(text).toContain('банк');
      expect([path, marks.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  it('speak of the city on its site', async () => {
    const kazan = {
      alias: 'kazan',
      title: 'Казань',
      prepositional: 'Казани',
      where: 'в Казани',
      isDefault: false,
    };
    for (const { path, city } of PAGES) {
      if (!city) continue;
      const { html } = await servePage(path, undefined, kazan);
      const heading = /<h1>([^<]*)<\/h1>/u.exec(html)?.[1] ?? '';
      const title = /<title>([^<]*)</u.exec(html)?.[1] ?? '';
      expect([path, /Казани/u.test(heading), title.split('в Казани').length - 1]).toEqual([path, true, 1]);
      // The city belongs to the page's own words: they go on after it.
      expect([path, title]).toEqual([path, expect.stringMatching(/ в Казани[ :,].*[^ ] — Полдень$/u)]);
      expect(html).not.toMatch(/\{where\}|\{city\}/u);
    }
  });

  it('take the editors’ words over their own', async () => {
    api.answerNext(
      TEXT_PATHS.descriptions,
      ok({
        'autozaem.title': '<p>Слово редактора</p>',
        'autozaem.benefit-1': '<p>Довод редактора</p>',
        autozaem: '<p>Текст <strong>редактора</strong></p>',
        home: '<p>Чужой</p>',
      }),
    );
    const { html } = await servePage('/autozaem');
    expect(html).toContain('<h1>Слово редактора</h1>');
    expect(html).toContain('<p>Довод редактора</p>');
    expect(html).toContain('<p>Текст <strong>редактора</strong></p>');
    expect(html).not.toContain('Чужой');
  });

  it.each([
    ['/lgotniy-period', /перевод идёт 1–3 рабочих дня/u, /идёт до суток/u],
    ['/dengi-za-chas-pod-zalog-pts', /пока открыта вкладка/u, /хранится неделю/u],
    ['/pri-prosrochke', /в ответах внизу страницы/u, /номер ведомства/u],
    // There is no other number.
    ['/pri-prosrochke', /Номера обычные/u, /отдельн\S+ (?:лини|номер|телефон)/iu],
    // The one that the other pages about business name is the least of another product.
    [
      '/psb',
      /От 50 000 до 5 000 000 ₽.*Без счёта в этом банке заём бизнесу — от 1 000 000 ₽/u,
      /Сумма — до/u,
    ],
    ['/biznes-zaim', /банка-партнёра — да, по отдельной программе от 50 000 ₽/u, /\{/u],
    // As the questions and answers have it.
    ['/', /свой или того, кто согласен его заложить/u, /нужен свой автомобиль/u],
    ['/gazprombank', /того, кто согласен его заложить/u, /оформлен на вас/u],
    ['/dengi-pod-zalog-gruzovyh-avtomobiley', /того, кто согласен его заложить/u, /оформлен на вас/u],
    // A payday loan is decided on before anybody asks for a passport.
    ['/zajm-onlajn-na-kartu', /анкеты нет.*Паспорт спросим перед договором/u, /Четыре поля/u],
    ['/bystryj-zajm-po-pasportu', /Решение без анкеты.*Решение.*Паспорт и карта/u, /Анкета заполнена/u],
    // As the questionnaire has it: nobody asks for papers about the income.
    ['/refinansirovaniye', /Сумма дохода: справки не нужны/u, /подтверждение дохода/u],
    // Each rate has terms of its own.
    [
      '/zajm-po-pasportu',
      /24,33 % в месяц на срок от 3 до 8 месяцев; 12,745 % в месяц на срок от 9 месяцев/u,
      /от 3 месяцев;/u,
    ],
    // A returning visitor answers all questions again, and so does one sent by a bank.
    ['/{loanPage3}', /Анкета та же/u, /вне очереди|свой менеджер|решение быстрее/iu],
    ['/otpbank', /анкета у нас своя/iu, /номер телефона и желаемую сумму/iu],
    ['/zajm-po-pasportu', /Место рождения.*Регион регистрации, город и адрес/u, /Адрес регистрации/u],
    ['/lgotniy-period', /вы не подписали документы по этой акции/u, /не было открытых займов/u],
    [
      '/autozaem',
      new RegExp(`не старше ${CAR_AGE.foreign} лет, отечественные — не старше ${CAR_AGE.domestic}`, 'u'),
      /\{/u,
    ],
    // What is typed lies in one tab of one browser.
    ['/dengi-pod-zalog-pts-online-na-kartu', /ответы анкеты впишете заново/u, /ответы уже будут там/u],
  ])('%s promises what the site keeps', async (path, kept, broken) => {
    const { text } = await servePage(path);
    expect(text).toMatch(kept);
    expect(text).not.toMatch(broken);
  });

  it('/zajm-po-pasportu leaves out nothing of what its request asks', () => {
    const table = passportPage.sections.find(({ kind }) => kind === 'table');
    const told = textsIn(table).join('\n').toLowerCase();
    const left = askedIn('installment').filter(({ label }) => !told.includes(label.toLowerCase()));
    expect(left.map(({ label }) => label)).toEqual([]);
  });

  it('name the age of borrowers beside the calculator of whatever is lent to people', async () => {
    const age = `Даём гражданам России от ${BORROWER_AGE.min} до ${BORROWER_AGE.max} лет.`;
    for (const { path, offer } of PAGES) {
      if (!offer) continue;
      const { text } = await servePage(path);
      expect([path, text.includes(age)]).toEqual([path, isConsumer(offer[1])]);
    }
  });

  it('tell the cost and the conditions of the loan that somebody with a car is given as well', async () => {
    const { title, fullCost } = product('pts');
    const written = (percent: number) => formatPercent(percent, 3).replaceAll('\u00a0', ' ');
    for (const { path, offer: [form] = [] } of PAGES) {
      if (form !== 'installment') continue;
      const { text } = await servePage(path);
      const { products = [] } = (await modelOf(path)).offer ?? {};
      const least = Math.min(fullCost.min, ...products.map((code) => product(code).fullCost.min));
      expect([path, text]).toEqual([path, expect.stringContaining(`ПСК): от ${written(least)} до`)]);
      expect([path, text]).toEqual([
        path,
        expect.stringMatching(`Без звёздочек.*${title} ${written(fullCost.min)}`),
      ]);
    }
  });

  it('explain without the products, too', async () => {
    api.answerNext(PRODUCTS_PATH, ok({ products: [], promotion: null }));
    const { text, status } = await servePage('/lgotniy-period');
    expect(status).toBe(200);
    expect(text).toContain('Калькулятор сейчас недоступен');
    expect(text).toContain('Если что-то пойдёт не так');
  });
});

describe('the interest-free promotion', () => {
  it('costs nothing on its page, and is offered where the loan is longer', async () => {
    const free = await servePage('/lgotniy-period');
    expect(free.text).toContain('К возврату одним платежом 30 000 ₽');
    expect(free.text).toMatch(/Полная стоимость займа \(ПСК\) 0,000 % годовых/u);
    expect(free.text).toContain('от 0,000 % до 292,000 %');
    expect(free.text).toContain('Две недели без процентов.');
    const longer = await servePage('/zajm-onlajn-na-kartu');
    expect(longer.text).toContain('К возврату одним платежом 33 600 ₽');
    expect(longer.text).toContain('До 14 дней и до 30 000 ₽ — без процентов.');
  });
});
