import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  MEDIA_PATHS,
  SEARCH_PATHS,
  type SearchKind,
  type SearchPage,
  type SearchSuggestion,
  UPLOAD_HEADER,
} from '@polden/api-contract';
import {
  blogCategory,
  blogPost,
  companyDoc,
  disclosureCategory,
  documentCategory,
  documentFile,
  faq,
  footerSeoPage,
  investorContract,
  investorPost,
  legalPage,
  marketplaceItem,
  mediaOur,
  mediaVideo,
  officeRegion,
  photobankPhoto,
  redirect,
  seoMeta,
  vacancy,
} from '@polden/content-model';
import { printPaper } from '../../core/pdf/print-paper.ts';
import { makeDocument } from '../../demo/documents/make-document.ts';
import { readContent } from '../../demo/read/read-content.ts';
import { get } from '../../testing/borrower.ts';
import { eventually } from '../../testing/eventually.ts';
import { signIn, upload } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { FileText, FileUnread } from '../media/files/file-text.ts';
import { Publisher } from '../public/testing/visitors.ts';
import { SearchIndexer } from './search-indexer.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-search-'));
let api: TestApp;
let staff: Publisher;
let uploadHeaders: Record<string, string>;

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

async function find(q: string, more: { kind?: SearchKind; page?: number } = {}): Promise<SearchPage> {
  const query = new URLSearchParams({
    q,
    ...(more.kind && { kind: more.kind }),
    page: String(more.page ?? 1),
  });
  const { status, body } = await get(api, `${SEARCH_PATHS.find}?${query.toString()}`);
  expect(status).toBe(200);
  return body as unknown as SearchPage;
}

const titlesOf = ({ items }: Pick<SearchPage, 'items'>): string[] => items.map(({ title }) => title);
const untilFound = (q: string, title: string) =>
  eventually(async () => titlesOf(await find(q)).includes(title));

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
  const manager = await signIn(api, 'MANAGER');
  staff = new Publisher(api, manager);
  await staff.draft(footerSeoPage, { title: 'Займ под залог ПТС', url: '/dengi-pod-zalog-pts' });
  await staff.draft(footerSeoPage, { title: 'Погасить заём', url: '/pogasit-zajm' });
  await staff.publish(faq, {
    question: 'Как погасить заём досрочно?',
    answer: text('Предупредите нас за день и внесите остаток. Проценты считаются по день возврата.'),
  });
  await staff.publish(legalPage, {
    title: 'Политика обработки данных',
    slug: 'policy',
    body: text('Мы храним данные бережно.'),
  });
  await staff.publish(blogPost, {
    title: 'Как выбрать автомобиль зимой',
    body: text('Ёлка на крыше не мешает, а паспорт транспортного средства проверьте дважды.'),
  });
  const { accessToken } = manager;
  uploadHeaders = { authorization: `Bearer ${accessToken}`, [UPLOAD_HEADER]: 'test' };
  const file = { bytes: await makeDocument('pravila-zajmov-2026'), name: 'Правила.pdf' };
  const { body } = await upload(api, MEDIA_PATHS.uploadFile, file, uploadHeaders);
  await staff.publish(documentFile, { title: 'Правила предоставления', file: { fileId: body['id'] } });
  await untilFound('правила предоставления', 'Правила предоставления');
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

describe('the search', () => {
  it.each([
    ['the words of a title', 'погасить заём', 'Погасить заём'],
    ['without the dots of «ё»', 'погасить заем', 'Погасить заём'],
    ['other forms of words', 'залогом', 'Займ под залог ПТС'],
    ['a synonym', 'кредит под залог', 'Займ под залог ПТС'],
    ['the beginning of the last word', 'займ под зал', 'Займ под залог ПТС'],
    ['the other layout of the keyboard', 'pfqv gjl pfkju', 'Займ под залог ПТС'],
    ['Latin letters', 'zaim pod pts', 'Займ под залог ПТС'],
    ['a synonym in Latin letters', 'kredit', 'Займ под залог ПТС'],
    ['words of a text', 'елка на крыше', 'Как выбрать автомобиль зимой'],
    ['words of an answer', 'внести остаток', 'Как погасить заём досрочно?'],
  ])('finds by %s', async (_how, question, title) => {
    expect(titlesOf(await find(question))[0]).toBe(title);
  });

  it('finds an item by what it is, which its own text takes for granted, and a city as people call it', async () => {
    await staff.draft(officeRegion, {
      title: 'Санкт-Петербург',
      slug: 'sankt-peterburg',
      address: 'пр. Белых Ночей, д. 24',
    });
    await untilFound('петербург', 'Санкт-Петербург');
    for (const question of ['офис спб', 'офис в санкт-петербурге', 'Питер адрес', 'отделение спб']) {
      const [first] = (await find(question)).items;
      expect([question, first?.title]).toEqual([question, 'Санкт-Петербург']);
      const shown = first?.fragments.map(({ text }) => text).join('');
      expect(shown).toMatch(/^пр\. Белых Ночей, д\. 24/u);
      expect(shown).not.toContain('офис');
    }
  });

  it('finds the account by what people call it', async () => {
    const pages = readContent().find(({ type }) => type.name === seoMeta.name)?.items ?? [];
    const account = pages.find(({ fields }) => fields['url'] === '/login')?.fields;
    await staff.draft(seoMeta, { heading: '', ...account });
    await staff.publish(faq, {
      question: 'Как войти в личный кабинет, если сменился номер телефона?',
      answer: text('Позвоните нам.'),
    });
    await untilFound('войти в личный кабинет', 'Как войти в личный кабинет, если сменился номер телефона?');
    for (const question of ['личный кабинет', 'кабинет', 'войти', 'вход', 'lichnyy kabinet']) {
      const { items } = await find(question);
      expect([question, items.slice(0, 2).map(({ path }) => path)]).toEqual([
        question,
        expect.arrayContaining(['/login']),
      ]);
    }
  });

  it('finds nothing at an address that a redirect leads away, until it does so no more', async () => {
    const post = await staff.publish(blogPost, { title: 'Верблюжья шерсть', slug: 'verblyuzhya-sherst' });
    await untilFound('верблюжья', 'Верблюжья шерсть');
    const away = await staff.draft(redirect, { path: '/Blog/Verblyuzhya-Sherst/', target: '/blog' });
    expect(await find('верблюжья')).toMatchObject({ items: [], total: 0 });
    const suggested = await get(api, `${SEARCH_PATHS.suggest}?q=${encodeURIComponent('верблюжья')}`);
    expect(suggested.body).toEqual([]);
    await staff.call(redirect, 'remove', away.id);
    await untilFound('верблюжья', 'Верблюжья шерсть');
    await staff.call(blogPost, 'remove', post);
  });

  it('finds sections of documents and subjects of the blog by what they are', async () => {
    await staff.draft(documentCategory, { title: 'Заявления и образцы', slug: 'zayavleniya' });
    await staff.draft(disclosureCategory, { title: 'Отчётность', slug: 'otchetnost' });
    await staff.draft(blogCategory, { title: 'Сбережения', slug: 'sberezheniya', lead: 'Как копить.' });
    await untilFound('сбережения', 'Сбережения: статьи блога');
    for (const [question, path] of [
      ['образцы заявлений', '/documenty/zayavleniya'],
      ['заявления и образцы — документы', '/documenty/zayavleniya'],
      ['отчётность раскрытие информации', '/raskrytie-informatsii/otchetnost'],
      ['Сбережения: статьи блога', '/blog/tema/sberezheniya'],
    ] as const) {
      const [first] = (await find(question)).items;
      expect([question, first?.path]).toEqual([question, path]);
    }
  });

  it('finds the page that each city has by the name of any of them', async () => {
    await staff.draft(seoMeta, {
      url: '/kontakty',
      subdomain: 'msk',
      hidden: false,
      title: 'Контакты {where}: адреса офисов',
      description: 'Телефоны и часы работы',
      heading: 'Контакты',
      keywords: 'телефон',
    });
    await untilFound('контакты', 'Контакты: адреса офисов');
    for (const question of ['контакты в Москве: адреса офисов', 'контакты Казань']) {
      const [first] = (await find(question)).items;
      expect([question, first?.path]).toEqual([question, '/kontakty']);
    }
  });

  it('mends what is misspelt, and says so', async () => {
    const found = await find('берижно храним');
    expect(titlesOf(found)[0]).toBe('Политика обработки данных');
    expect(found.corrected).toBe('бережно храним');
    expect(titlesOf(await find('автомобель зимой'))[0]).toBe('Как выбрать автомобиль зимой');
  });

  it('finds what has some of the words, when nothing has all', async () => {
    const found = await find('самолёт под залог');
    expect(titlesOf(found)[0]).toBe('Займ под залог ПТС');
  });

  it('finds the text of a PDF, and shows where', async () => {
    const { items } = await find('правила', { kind: 'document' });
    expect(titlesOf({ items })).toEqual(['Правила предоставления']);
    const marked = items[0]?.fragments.filter(({ marked: isMarked }) => isMarked) ?? [];
    expect(marked.map(({ text: word }) => word.toLowerCase())).toEqual(
      expect.arrayContaining([expect.stringMatching(/^правил/u)]),
    );
  });

  it('finds papers of investors and of the company by what they say, on the pages that list them', async () => {
    const tab = 'legal';
    const bytes = await makeDocument('pamyatka-o-riskah');
    const { body } = await upload(api, MEDIA_PATHS.uploadFile, { bytes, name: 'Памятка.pdf' }, uploadHeaders);
    const file = { fileId: body['id'] };
    const risks = await staff.publish(investorContract, { title: 'Памятка инвестору о рисках', tab, file });
    const card = await staff.publish(companyDoc, { name: 'Карточка компании.pdf' });
    await untilFound('карточка компании', 'Карточка компании.pdf');
    const [found] = (await find('памятка инвестору о рисках')).items;
    expect(found).toMatchObject({
      kind: 'document',
      title: 'Памятка инвестору о рисках',
      path: `/investitsionnye-dogovory/legal#dogovor-${risks}`,
    });
    const [paper] = (await find('карточка компании')).items;
    expect(paper).toMatchObject({ kind: 'document', path: `/o-kompanii#fayl-${card}` });
    expect((await find('страхование вкладов', { kind: 'document' })).items[0]?.path).toBe(found?.path);
    await staff.call(investorContract, 'remove', risks);
  });

  it('finds an offer of a partner without a word of the advertising, a story for investors and a picture', async () => {
    const lead = 'Сезонное хранение со скидкой';
    const offer = await staff.publish(marketplaceItem, { title: 'Хранение шин', lead });
    const story = await staff.publish(investorPost, {
      title: 'Как устроен договор вклада',
      body: text('Слова'),
    });
    const photo = await staff.publish(photobankPhoto, { title: 'Вывеска на рассвете' });
    await untilFound('вывеска на рассвете', 'Вывеска на рассвете');
    const hit = (await find('хранение шин')).items[0];
    expect(hit).toMatchObject({
      kind: 'offer',
      title: 'Хранение шин — предложение партнёра',
      path: `/marketplace#predlozhenie-${offer}`,
    });
    const ofLead = (await find('сезонное хранение')).items[0];
    expect([ofLead?.path, JSON.stringify(ofLead?.fragments)]).toEqual([
      hit?.path,
      expect.not.stringMatching(/скидк/u),
    ]);
    expect((await find('как устроен договор вклада')).items[0]).toMatchObject({
      kind: 'page',
      path: `/investoram#rasskaz-${story}`,
    });
    expect((await find('вывеска на рассвете')).items[0]).toMatchObject({
      kind: 'photo',
      path: `/o-kompanii/photobank?photo=${photo}`,
    });
  });

  it('counts the kinds, and gives one of them alone', async () => {
    const all = await find('погасить');
    expect(all.kinds).toEqual(
      expect.arrayContaining([
        { kind: 'page', count: 1 },
        { kind: 'question', count: 1 },
      ]),
    );
    const questions = await find('погасить', { kind: 'question' });
    expect(titlesOf(questions)).toEqual(['Как погасить заём досрочно?']);
    expect(questions.total).toBe(1);
    expect((await find('погасить', { page: 5 })).items).toEqual([]);
  });

  it('tells a loan from another page, by the words of its description', async () => {
    await staff.draft(seoMeta, {
      url: '/dengi-pod-zalog-pts',
      subdomain: 'msk',
      hidden: false,
      title: 'Заём под залог ПТС {where}',
      description: 'Паспорт машины {where} остаётся у вас.',
      keywords: 'круглосуточно, без выходных',
    });
    await untilFound('паспорт машины остаётся', 'Заём под залог ПТС');
    const { items, kinds } = await find('займ под залог птс');
    expect(kinds).toEqual([{ kind: 'loan', count: 1 }]);
    expect(items).toEqual([expect.objectContaining({ kind: 'loan', path: '/dengi-pod-zalog-pts' })]);
    expect(items[0]?.fragments.map(({ text: words }) => words).join('')).toMatch(
      /^Паспорт машины остаётся у вас\./u,
    );
    // «msk» is Moscow, which each city's page is found by; the code of the site is no word of it.
    expect(JSON.stringify((await find('msk')).items)).not.toContain('msk');
    // What nobody wrote to be read is found and not shown: the first words of the page are.
    expect((await find('круглосуточно', { kind: 'loan' })).items).toMatchObject([
      {
        path: '/dengi-pod-zalog-pts',
        fragments: [
          { text: expect.stringMatching(/^Паспорт машины остаётся у вас\./u) as unknown, marked: false },
        ],
      },
    ]);
  });

  it('shows what is published within moments, and no more what was taken back', async () => {
    const id = (await staff.draft(mediaOur, { title: 'Открыли офис в Самаре' })).id;
    expect(titlesOf(await find('самаре'))).not.toContain('Открыли офис в Самаре');
    await staff.call(mediaOur, 'publish', id);
    await untilFound('самаре', 'Открыли офис в Самаре');
    await staff.call(mediaOur, 'unpublish', id);
    await eventually(async () => !titlesOf(await find('самаре')).includes('Открыли офис в Самаре'));
  });

  it('leads to long texts where they are shown, and not to one that has no page', async () => {
    expect((await find('политика обработки')).items[0]?.path).toBe('/policy');
    const { id } = await staff.draft(legalPage, {
      title: 'Ничейный регламент',
      slug: 'standarts',
      body: text('Его негде прочитать.'),
    });
    // As from before pages were known: the form takes no such address.
    await api.dataSource.query(`UPDATE ${legalPage.table} SET slug = 'reglament' WHERE id = $1`, [id]);
    await staff.call(legalPage, 'publish', id);
    await staff.publish(faq, { question: 'Где регламент?', answer: text('В разделе документов.') });
    await untilFound('где регламент', 'Где регламент?');
    expect(titlesOf(await find('ничейный регламент', { kind: 'terms' }))).toEqual([]);
  });

  it('finds a film of our own by what is written of it', async () => {
    await staff.publish(mediaVideo, {
      title: 'Восемь снимков',
      lead: 'Снимать в сумерках бесполезно.',
      video: '',
    });
    await untilFound('сумерки', 'Восемь снимков');
  });

  it('takes short words for what they are', async () => {
    const names = ['Эвакуатор для ИП', 'Интернет в дороге', 'Кредит для бизнеса', 'Разработчик TypeScript'];
    for (const question of names) await staff.publish(faq, { question, answer: text('Без подробностей.') });
    await untilFound('разработчик typescript', 'Разработчик TypeScript');
    expect(titlesOf(await find('ипотека'))).toEqual([]);
    expect(titlesOf(await find('бизнес'))).toEqual(
      expect.arrayContaining(['Кредит для бизнеса', 'Эвакуатор для ИП']),
    );
    expect(titlesOf(await find("'"))).toEqual([]);
    await staff.publish(faq, { question: 'Где взять ИНН', answer: text('В налоговой.') });
    await untilFound('где взять инн', 'Где взять ИНН');
    const found = titlesOf(await find('инн'));
    expect(found[0]).toBe('Где взять ИНН');
    expect(found).not.toContain('Интернет в дороге');
    expect(titlesOf(await find('займ под зал'))[0]).toMatch(/под залог ПТС/u);
  });

  it('takes no other word of the same stem for a short one', async () => {
    await staff.publish(faq, { question: 'Что ещё бывает', answer: text('Иные случаи и иным людям.') });
    await staff.publish(faq, {
      question: 'Какие реквизиты у компании',
      answer: text('Иные сведения найдёте на странице контактов. ИНН стоит внизу страницы.'),
    });
    await untilFound('какие реквизиты', 'Какие реквизиты у компании');
    await untilFound('иные случаи', 'Что ещё бывает');
    const { items } = await find('инн');
    expect(titlesOf({ items })).toContain('Какие реквизиты у компании');
    expect(titlesOf({ items })).not.toContain('Что ещё бывает');
    const marked = items.flatMap(({ fragments }) => fragments.filter((part) => part.marked));
    expect(new Set(marked.map((part) => part.text.toLowerCase()))).toEqual(new Set(['инн']));
    expect(titlesOf(await find('иные'))).toContain('Что ещё бывает');
  });

  it('takes the stem of a word for no beginning: a loan is found, and not all that begins with «за»', async () => {
    await staff.publish(faq, { question: 'Что закрыто зимой', answer: text('Загар и зато.') });
    await staff.publish(faq, { question: 'Кто такой заёмщик', answer: text('Кто занял.') });
    await untilFound('загар', 'Что закрыто зимой');
    await untilFound('заемщик', 'Кто такой заёмщик');
    for (const question of ['заем', 'заём', 'займ', 'кредит']) {
      const titles = titlesOf(await find(question));
      expect([question, titles]).toEqual([question, expect.arrayContaining(['Погасить заём'])]);
      expect([question, titles]).toEqual([question, expect.not.arrayContaining(['Что закрыто зимой'])]);
    }
    expect(titlesOf(await find('заем'))).toContain('Кто такой заёмщик');
  });

  it('shows of a text what it is about, and says where it begins amid a sentence', async () => {
    const words = 'Сроки не сдвигаются, но бывает кузовщина. Оценивайте свои финансовые возможности и риски.';
    await staff.publish(faq, {
      question: 'Что с кузовом',
      answer: text(`${words} Изучите все условия займа.`),
    });
    await staff.publish(faq, {
      question: 'Что с днищем',
      answer: text(`${'Проверьте машину целиком и не спешите. '.repeat(20)}Потом смотрят и днищевину снизу.`),
    });
    await untilFound('кузовщина', 'Что с кузовом');
    await untilFound('днищевина', 'Что с днищем');
    const shownOf = async (question: string) =>
      (await find(question)).items[0]?.fragments.map((part) => part.text).join('');
    expect(await shownOf('кузовщина')).toBe('Сроки не сдвигаются, но бывает кузовщина');
    expect(await shownOf('днищевина')).toMatch(/^(?:… \p{Ll}|\p{Lu}).*днищевину снизу$/u);
  });

  it('leads from a telephone to where telephones are', async () => {
    await staff.publish(legalPage, {
      title: 'Правила акции',
      slug: 'policy-platim-za-druzey',
      body: text('Вопросы: 8 800 555-12-12, звонок бесплатный.'),
    });
    await staff.publish(faq, { question: 'Как позвонить', answer: text('Телефон — на странице контактов.') });
    await untilFound('как позвонить', 'Как позвонить');
    for (const question of ['8 800', '8 800 555-12-12', '+7 495 000-00-00']) {
      const found = await find(question);
      expect([question, found.corrected]).toEqual([question, 'телефон']);
      expect(titlesOf(found)).toContain('Как позвонить');
      expect(titlesOf(found)).not.toContain('Правила акции');
    }
  });

  it('corrects no number and no word that only its prefix makes another one', async () => {
    await staff.publish(faq, { question: 'Где записаться на осмотр', answer: text('Заплатите 500 рублей.') });
    await staff.publish(faq, { question: 'Как убрать письма', answer: text('Ссылка внизу рассылки.') });
    await untilFound('как убрать письма', 'Как убрать письма');
    await untilFound('где записаться', 'Где записаться на осмотр');
    expect((await find('займ 500000')).corrected).toBeNull();
    const unsubscribed = await find('отписаться');
    expect(unsubscribed.corrected).toBeNull();
    expect(titlesOf(unsubscribed)[0]).toBe('Как убрать письма');
  });

  it('takes vacancies for no work of anything else', async () => {
    await staff.publish(faq, {
      question: 'Берёте ли вы комиссию',
      answer: text('Берём за работу только процент.'),
    });
    await staff.publish(vacancy, {
      title: 'Оценщик автомобилей',
      slug: 'otsenschik',
      city: 'Москва',
      lead: 'Смотрите машины.',
      body: text('Осмотр и отчёт.'),
    });
    await staff.publish(faq, {
      question: 'Какие данные вы храните',
      answer: text('Заёмщиков, инвесторов и тех, кто откликнулся на вакансии.'),
    });
    await untilFound('какие данные вы храните', 'Какие данные вы храните');
    await untilFound('берёте ли вы комиссию', 'Берёте ли вы комиссию');
    await untilFound('оценщик автомобилей', 'Оценщик автомобилей');
    expect(titlesOf(await find('вакансии'))).toEqual(['Оценщик автомобилей', 'Какие данные вы храните']);
    expect(titlesOf(await find('работа'))[0]).toBe('Оценщик автомобилей');
  });

  it('offers nothing that is far from the question', async () => {
    expect(await find('<script>alert(1)</script>')).toMatchObject({ items: [], corrected: null });
  });

  it('leaves out rules over many pages, hidden ones and those of other cities', async () => {
    const rules = [
      { url: '/skrytaya', title: 'Скрытая страница', hidden: true },
      { url: '/blog/*', title: 'Правило блога', hidden: false },
      { url: '/kazan', title: 'Страница Казани', hidden: false, subdomain: 'kazan' },
      { url: '/otkrytaya', title: 'Открытая страница', hidden: false },
    ];
    for (const rule of rules) await staff.draft(seoMeta, { subdomain: 'msk', ...rule });
    await untilFound('открытая страница', 'Открытая страница');
    const { items } = await find('страница', { kind: 'page' });
    expect(titlesOf({ items })).toEqual(['Открытая страница']);
    expect(titlesOf(await find('правило блога', { kind: 'page' }))).toEqual([]);
  });

  it('suggests while one types', async () => {
    const { body } = await get(api, `${SEARCH_PATHS.suggest}?q=${encodeURIComponent('пога')}`);
    const suggested = body as unknown as SearchSuggestion[];
    expect(suggested[0]).toEqual({ kind: 'page', path: '/pogasit-zajm', title: 'Погасить заём' });
    expect(suggested.length).toBeLessThanOrEqual(6);
  });

  it.each(["' OR ''='", '\\', ':* & !', '<script>alert(1)</script>', '%', '&'.repeat(500)])(
    'takes anything for words: %s',
    async (hostile) => {
      expect((await find(hostile)).items).toEqual([]);
    },
  );

  it.each(['Пога\u00adсить за\u200bём', '\ufeffпогасить\u200b за\u00adём\u2060'])(
    'looks for what is seen of a question that was copied: %j',
    async (copied) => {
      const seen = titlesOf(await find('погасить заём'));
      expect(seen[0]).toBe('Погасить заём');
      expect(titlesOf(await find(copied))).toEqual(seen);
      const { body } = await get(api, `${SEARCH_PATHS.suggest}?q=${encodeURIComponent(copied)}`);
      expect((body as unknown as SearchSuggestion[])[0]?.title).toBe('Погасить заём');
    },
  );

  it('has no answers to what nobody sees', async () => {
    expect((await find('\u200b \u00ad')).total).toBe(0);
  });

  it('refuses a question that is none', async () => {
    expect((await get(api, SEARCH_PATHS.find)).status).toBe(422);
    expect((await get(api, `${SEARCH_PATHS.find}?q=a&kind=people`)).status).toBe(422);
  });

  it('finds a document by what it says also where its file could not be read at first', async () => {
    const reading = jest.spyOn(api.app.get(FileText), 'of').mockRejectedValue(new FileUnread());
    const file = {
      bytes: await printPaper({
        title: 'Порядок',
        subtitle: 'Редакция',
        sections: [{ title: 'Общее', points: ['Сейф открывают двумя ключами одновременно.'] }],
        closing: [],
        footer: 'Полдень',
        author: 'Полдень',
        date: new Date('2026-01-01T09:00:00Z'),
      }),
      name: 'Порядок.pdf',
    };
    try {
      const { body } = await upload(api, MEDIA_PATHS.uploadFile, file, uploadHeaders);
      await staff.publish(documentFile, { title: 'Порядок хранения залога', file: { fileId: body['id'] } });
      await untilFound('порядок хранения', 'Порядок хранения залога');
      expect(titlesOf(await find('сейф двумя ключами'))).toEqual([]);
    } finally {
      reading.mockRestore();
    }
    await api.app.get(SearchIndexer).lookAgain();
    expect(titlesOf(await find('сейф двумя ключами'))).toEqual(['Порядок хранения залога']);
  });

  it('says the present year, whoever made it and when', async () => {
    const year = String(new Date().getFullYear());
    await staff.publish(faq, {
      question: 'Налоговый вычет за [[year]] год?',
      answer: text('Подайте заявление.'),
    });
    await untilFound('налоговый вычет', `Налоговый вычет за ${year} год?`);
    await api.dataSource.query(`UPDATE search_document SET title = replace(title, $1, '2019')`, [year]);
    await api.dataSource.query('UPDATE search_position SET year = 2019');
    await api.app.get(SearchIndexer).bringUpToDate();
    expect(titlesOf(await find('налоговый вычет'))).toEqual([`Налоговый вычет за ${year} год?`]);
  });

  // The last one: it empties the database.
  it('answers so many questions of one address', async () => {
    const limited = await startTestApp({
      configure: (config) => ({
        ...config,
        limits: {
          ...config.limits,
          lookup: { ...config.limits.lookup, searchIp: { points: 2, seconds: 60 } },
        },
      }),
    });
    const ask = async () => (await get(limited, `${SEARCH_PATHS.suggest}?q=a`)).status;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    await limited.close();
  });
});
