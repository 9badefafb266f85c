import { describe, expect, it } from '@jest/globals';
import { textsIn, untrueOfAccount, untrueOfRequests } from '@polden/api-contract';
import { disclosureItem, investorContract, legalPage } from '@polden/content-model';
import { BORROWER_AGE, CAR_AGE } from '@polden/field-kinds';
import { PRODUCT_TABLE } from '@polden/lending-math';
import { formatNumber } from '@polden/ru';
import {
  ADVERTISING_CONSENT,
  CREDIT_HISTORY_CONSENT,
  ELECTRONIC_AGREEMENT,
  filledIn,
  PERSONAL_DATA_DOCUMENT,
} from '../../consents/index.ts';
import { demoBrand } from '../../core/brand/demo-brand.ts';
import type { DemoItem } from '../demo-item.ts';
import { readContent } from './read-content.ts';
import { readDocuments } from './read-documents.ts';

const sets = readContent();
const plain = (fields: object | string) => JSON.stringify(fields).replaceAll('\u00a0', ' ');
const documents = [...readDocuments()].map(([name, text]): [string, string] => [name, plain(text)]);
const texts = [
  ...sets.flatMap(({ type, items }) =>
    items.map(({ fields }): [string, string] => [
      `${type.name}: ${String(fields[type.title])}`,
      plain(fields),
    ]),
  ),
  ...documents,
];

const allTexts = textsIn([
  ...sets.flatMap(({ items }) => items.map(({ fields }) => fields)),
  ...readDocuments().values(),
]).map((text) => text.replaceAll('\u00a0', ' '));

/** What names the account without a promise, and the accounts of other firms. */
const TRUE_OF_ACCOUNT = [
  'И будьте осторожны с помощниками за процент: вся дорога бесплатна, а личный кабинет не стоит доверять никому.',
  'Личный кабинет собрали заново: четыре раздела вместо девяти',
  'Старый кабинет рос вместе с компанией: к нему пристраивали разделы, пока их не стало девять.',
  'Разработчик на TypeScript (сайт и личный кабинет)',
  'Команда из девяти человек отвечает за сайт, кабинет и админку.',
  'Личный кабинет',
  // Of what was signed.
  'Их копии всегда доступны мне в личном кабинете, а по запросу на privet@polden.example мы пришлём их ещё раз.',
  'Телефон и личный кабинет',
];

/** What all texts say of something, as people would read it. */
const said = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([name]) => name);
const textOf = (start: string) =>
  texts.find(([name]) => name.startsWith(start))?.[1] ?? `there is no text ${start}`;
const itemsOf = (name: string): DemoItem[] => sets.find(({ type }) => type.name === name)?.items ?? [];
const documentOf = ({ fields }: DemoItem) => (fields['file'] as { document?: string } | undefined)?.document;

describe('what the texts of the demo promise', () => {
  it.each([
    ['early repayment takes no notice', /предупред\S+ за (?:5|пять) рабочих дней/u],
    [
      'there is no telephone line with a number of its own',
      /отдельн(?:ый|ого) номер для|телефон отдельной линии/iu,
    ],
    [
      'a car may belong to whoever agrees to pledge it',
      /Машина оформлена на вас,|обеспечение — ваш автомобиль/u,
    ],
    ['the income of bonds is counted before the tax', /доход с учётом налога/u],
    [
      'what is typed is remembered while the tab is open',
      /введённое сохранится в браузере|продолжить с того же места/u,
    ],
    ['an offer holds for five working days', /(?:ответ|предложение|решение) действует месяц/iu],
    ['a car is bought for two, three or four years', /на покупку автомобиля, 36 месяцев/u],
    ['whoever came back borrows within the bounds of everybody', /сумма (?:выше|растёт)/iu],
    ['early repayment is told of in one way', /не позже чем через пять календарных дней/u],
    ['a date is moved by a call', /сдвинула дату сама/iu],
    ['what the photobank keeps is drawn', /Логотипы? и фотографии/u],
  ])('%s', (_, contrary) => {
    expect(said(contrary)).toEqual([]);
  });

  it.each([['faq: Откуда я узнаю о решении'], ['faq: Как подать заявку'], ['pravila-zajmov-2026']])(
    'decisions keep the hours of Moscow wherever a borrower lives: %s',
    (start) => {
      expect(textOf(start)).toContain('с 9:00 до 21:00 по московскому времени');
    },
  );

  it('lets payday loans be prolonged twice a year since the editions of 2026', () => {
    const former = ['obshchie-usloviya-do-zarplaty-2023', 'obshchie-usloviya-do-zarplaty-2024'];
    expect(said(/Продлений подряд не больше пяти/u)).toEqual(former);
    expect(textOf('obshchie-usloviya-do-zarplaty-2026')).toMatch(/дважды в год, не дальше чем на семь дней/u);
  });

  it.each([
    ['policy', 'politika-personalnyh-dannyh'],
    ['agreement', 'polzovatelskoe-soglashenie'],
    ['policy-platim-za-druzey', 'pravila-platim-za-druzej'],
    ['app-personal-data-consent', 'soglasie-mobilnoe-prilozhenie'],
  ])('is one text from one day on the page and in the PDF: %s', (slug, name) => {
    const page = itemsOf(legalPage.name).find(({ fields }) => fields['slug'] === slug)?.fields;
    const paper = readDocuments().get(name);
    expect(paper).toMatchObject({ title: page?.['title'], validFrom: page?.['validFrom'] });
    const lines = paper?.sections
      .filter(({ title }) => title !== 'Как с нами связаться')
      .flatMap(({ title, points }) => [title, ...points]);
    const told = textsIn(page).map(plain);
    expect(told).toEqual(expect.arrayContaining(lines?.map(plain) ?? ['no such document']));
  });

  it.each([ADVERTISING_CONSENT, CREDIT_HISTORY_CONSENT, ELECTRONIC_AGREEMENT, PERSONAL_DATA_DOCUMENT])(
    'has in the register what visitors agree to, from the same day: $title',
    ({ title, edition, text }) => {
      const files = itemsOf('document-file').flatMap(({ fields }) =>
        fields['title'] === title ? [fields] : [],
      );
      expect(files.map(({ validFrom }) => validFrom)).toEqual([edition]);
      const paper = readDocuments().get(String(documentOf({ fields: files[0] ?? {} })));
      expect(paper?.sections.flatMap(({ points }) => points)).toEqual(filledIn(text, demoBrand));
    },
  );

  it('ends the use of data ten working days after a consent is taken back', () => {
    expect(said(/(?:соглас|данны)[^"]*удал\S+ в течение 30 дней/iu)).toEqual([
      'soglasie-personalnye-dannye-2024',
    ]);
    expect(textOf('faq: Как отозвать согласие')).toMatch(/кнопкой в личном кабинете.*десяти рабочих дней/u);
  });

  it('holds of the account: no text sends a reader there for what it has not', () => {
    const untrue = allTexts.flatMap(untrueOfAccount);
    expect(untrue.filter((sentence) => !TRUE_OF_ACCOUNT.includes(sentence))).toEqual([]);
  });

  it('holds of requests: what is signed by a code, what is asked, what a refusal says', () => {
    expect(allTexts.flatMap(untrueOfRequests)).toEqual([]);
    const former = documents.filter(([name]) => /-202[34]$/u.test(name)).map(([name]) => name);
    expect(former).toEqual(expect.arrayContaining(said(/Подписать его можно на бумаге или кодом/u)));
    expect(said(/только для одного документа|только к своему документу/u)).toEqual([
      'soglashenie-elektronnoe-2024',
    ]);
  });

  it('gives the promotion to whoever signs: nobody has used it by asking', () => {
    for (const start of ['faq: Две недели правда', 'uslovija-page: Условия займа до зарплаты']) {
      expect([start, /подпис[^.]*документы по акции/u.test(textOf(start))]).toEqual([start, true]);
    }
  });

  it('takes cars of the age that the pages of loans name', () => {
    expect(textOf('faq: Какие автомобили')).toContain(
      `иностранные — не старше ${CAR_AGE.foreign} лет, отечественные — не старше ${CAR_AGE.domestic}`,
    );
  });

  it('is kept by the slow line, which anybody reaches by the ordinary numbers', () => {
    expect(textOf('media-our: Неспешная линия')).toMatch(/звоните по обычным, 8 800 .*\/kontakty/u);
  });

  it('names, where it speaks of loans for business, the smaller ones of the partner bank, too', () => {
    const least = formatNumber(PRODUCT_TABLE['bank-business'].sumMin).replaceAll('\u00a0', ' ');
    for (const start of ['faq: Какие суммы и сроки', 'uslovija-page: Условия займа для бизнеса']) {
      expect([start, textOf(start).includes(`от ${least}`), textOf(start).includes('/psb')]).toEqual([
        start,
        true,
        true,
      ]);
    }
  });

  it('is to lend from the age that the calculator names', () => {
    expect(textOf('review: Света')).toContain(`Мы даём займы с ${BORROWER_AGE.min} лет`);
  });

  it('shows investors no document that the disclosure has put away', () => {
    const archived = itemsOf(disclosureItem.name).filter((item) => item.archived !== undefined);
    const shown = new Set(itemsOf(investorContract.name).map(documentOf));
    expect(archived.length).toBeGreaterThan(0);
    expect(archived.map(documentOf).filter((name) => shown.has(name))).toEqual([]);
  });
});
