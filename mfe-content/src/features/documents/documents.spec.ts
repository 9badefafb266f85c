import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type DocumentComparison,
  DOCUMENT_REGISTER_PATHS as PATHS,
  type DocumentRegister,
  type DocumentVersion,
  type RegisterEntry,
} from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { servePage } from '../../testing/serve-page.ts';

const DIGEST = 'a'.repeat(64);
let api: ContentApi;

const version = (number: number, change: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number,
  title: 'Правила займов',
  valid_from: '2024-01-15',
  valid_to: null,
  published_at: '2024-01-15T09:00:00.000Z',
  url: `/api/v1/media/file/${number}.pdf`,
  file_name: 'pravila.pdf',
  ext: 'pdf',
  size: '23 КБ',
  sha256: DIGEST,
  ...change,
});
const OLD = version(1, { valid_to: '2026-04-01' });
const PRESENT = version(2, { valid_from: '2026-04-01' });
const entry = (id: number, title: string, change: Partial<RegisterEntry> = {}): RegisterEntry => ({
  kind: 'document-file',
  id,
  title,
  on_site: true,
  category_id: 1,
  archived: false,
  archive_year: null,
  versions: 1,
  version: version(1),
  state: 'in-force',
  ...change,
});
const WITHDRAWN = entry(3, 'Оферта салонам', {
  category_id: 2,
  archived: true,
  state: 'ended',
  version: OLD,
});
const GONE = entry(5, 'Тарифы салонам', { on_site: false, version: { ...OLD, url: null } });
const LOAN = entry(4, 'Общие условия', {
  kind: 'loan-document',
  category_id: null,
  archived: true,
  archive_year: 2024,
  state: 'ended',
  version: OLD,
});
const REGISTER: DocumentRegister = {
  date: '2026-11-20',
  categories: [
    { id: 1, parent_id: null, url: 'soglasiya', title: 'Согласия' },
    { id: 2, parent_id: 1, url: 'partneram', title: 'Партнёрам' },
  ],
  documents: [
    entry(1, 'Согласие на обработку данных', { versions: 2, version: PRESENT }),
    entry(2, 'Согласие на рекламу'),
    WITHDRAWN,
    LOAN,
  ],
};
const SEAL = {
  record: 235,
  digest: 'b'.repeat(64),
  batch: { number: 7, digest: 'c'.repeat(64), sealed_at: '2026-04-01T10:00:00.000Z' },
};
const MATCH = { kind: 'document-file', id: 1, version: OLD, seal: SEAL, on_site: true };
const COMPARISON: DocumentComparison = {
  from: OLD,
  to: PRESENT,
  parts: [
    { change: 'same', text: 'Ставка не выше ' },
    { change: 'removed', text: '0,8' },
    { change: 'added', text: '0,5' },
  ],
};

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [`${PATHS.list}/documents`]: (query) =>
      query.get('date') === '2025-01-01' ? { ...REGISTER, documents: [GONE] } : REGISTER,
    [`${PATHS.list}/disclosure`]: { ...REGISTER, documents: [] },
    [`${PATHS.category}/documents/partneram-ranshe`]: { url: 'partneram' },
    [`${PATHS.document}/document-file/1`]: {
      kind: 'document-file',
      id: 1,
      title: 'Правила займов',
      category: { url: 'soglasiya', title: 'Согласия' },
      today: '2026-11-20',
      versions: [
        { ...PRESENT, seal: SEAL },
        { ...OLD, seal: null },
      ],
    },
    [`${PATHS.compare}/document-file/1`]: COMPARISON,
    [PATHS.check]: (query) => ({
      sha256: query.get('sha256'),
      today: '2026-11-20',
      matches:
        query.get('sha256') === DIGEST
          ? [MATCH, { ...MATCH, id: 5, version: GONE.version, on_site: false }]
          : [],
    }),
    [PATHS.changes]: [
      {
        kind: 'document-file',
        id: 1,
        title: 'Правила займов',
        event: 'replaced',
        version: 2,
        day: '2026-04-01',
        on_site: true,
      },
      {
        kind: 'document-file',
        id: 3,
        title: 'Оферта салонам',
        event: 'ended',
        version: 1,
        day: '2026-03-01',
        on_site: false,
      },
    ],
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('a section of documents as the server sends it', () => {
  it('has what is in force under its categories, with the file, its size and its day', async () => {
    const { status, text, html } = await servePage('/documenty');
    expect(status).toBe(200);
    expect(text).toContain('Согласие на обработку данных Действует с 1 апреля 2026 2 редакции PDF, 23 КБ');
    expect(text).not.toContain('Оферта салонам');
    expect(html).toContain('href="/api/v1/media/file/2.pdf"');
  });

  it('goes by the days of a document: what has ended is with the archive, what is to come stands apart', async () => {
    const documents = [
      entry(6, 'Прежний тариф', { state: 'ended', version: version(1, { valid_to: '2026-11-19' }) }),
      entry(7, 'Новый тариф', { state: 'upcoming', version: version(1, { valid_from: '2027-05-01' }) }),
      entry(8, 'Снятое заранее', { archived: true }),
      entry(9, 'Тариф партнёрам', { state: 'upcoming', category_id: 2 }),
    ];
    api.answers[`${PATHS.list}/documents`] = {
      ...REGISTER,
      documents: [...REGISTER.documents, ...documents],
    };
    for (const path of ['/documenty', '/documenty/soglasiya']) {
      const [inForce = '', upcoming = ''] = (await servePage(path)).text.split('Вступят в силу');
      expect(inForce).toContain('Согласие на рекламу');
      for (const other of ['Прежний тариф', 'Новый тариф', 'Тариф партнёрам', 'Снятое заранее'])
        expect(inForce).not.toContain(other);
      expect(upcoming).toContain('Новый тариф Вступит в силу 1 мая 2027');
      expect(upcoming).toContain('Партнёрам Тариф партнёрам');
      expect(upcoming).not.toContain('Прежний тариф');
    }
    for (const path of ['/documenty/vse-archive', '/documenty/soglasiya-archive']) {
      const { text } = await servePage(path);
      expect(text).toContain('Прежний тариф Утратил силу с 19 ноября 2026');
      expect(text).toContain('Снятое заранее');
      expect(text).not.toContain('Новый тариф');
    }
    const { html } = await servePage('/documenty/dokumenty-zajma');
    expect(html).not.toContain('Вступят в силу');
  });

  it('has a document of a loan that ended by its days under the year in which it did', async () => {
    const ended = { ...LOAN, archived: false, archive_year: null };
    api.answers[`${PATHS.list}/documents`] = { ...REGISTER, documents: [ended] };
    expect((await servePage('/documenty/dokumenty-zajma-archive')).text).toContain('2026 год Общие условия');
  });

  it('has its archive under an address of its own, and that of a category with what lost its force', async () => {
    expect((await servePage('/documenty/vse-archive')).text).toContain(
      'Оферта салонам Утратил силу с 1 апреля 2026',
    );
    const { html, text } = await servePage('/documenty/partneram-archive');
    expect(html).toContain('<title>Партнёрам — документы: архив');
    expect(text).toContain('Главная Документы Согласия Партнёрам: архив');
  });

  it('keeps documents of loans by year', async () => {
    expect((await servePage('/documenty/dokumenty-zajma-archive')).text).toContain('2024 год Общие условия');
  });

  it.each([
    ['/documenty/soglasiya/partneram', '/documenty/partneram'],
    ['/documenty/soglasiya/partneram-archive?q=a', '/documenty/partneram-archive?q=a'],
    ['/documenty/partneram-ranshe', '/documenty/partneram'],
    ['/documenty/vse', '/documenty'],
    ['/documenty/soglasiya/partneram-ranshe', '/documenty/partneram'],
    ['/documenty/soglasiya-archive/partneram', '/documenty/partneram-archive'],
    ['/documenty/vse-archive/soglasiya', '/documenty/soglasiya-archive'],
    ['/documenty/prezhnij-razdel/dokumenty-zajma', '/documenty/dokumenty-zajma'],
    ['/documenty/soglasiya/vse', '/documenty'],
    ['/documenty/razdel/soglasiya/partneram', '/documenty/partneram'],
    ['/documenty/1/2/soglasiya-archive/partneram?q=a', '/documenty/partneram-archive?q=a'],
  ])('leads from %s to %s', async (path, location) => {
    expect(await servePage(path)).toMatchObject({ status: 301, location });
  });

  it.each([
    '/documenty/netu',
    '/documenty/dokument/7',
    '/documenty/dokument/1e3',
    '/raskrytie-informatsii/netu',
    '/raskrytie-informatsii/a/b',
    '/documenty/soglasiya/netu',
    '/documenty/soglasiya/partneram/netu',
    '/raskrytie-informatsii/a/b/c/d',
    '/documenty/vse-archive/netu',
    '/documenty/netu-archive',
    // A category of the other section.
    '/raskrytie-informatsii/dokumenty-zajma',
  ])('does not know %s', async (path) => {
    expect(await servePage(path)).toMatchObject({ status: 404 });
  });

  it('is searched without scripts, in the archive as well', async () => {
    const { text, html } = await servePage('/documenty?q=салон');
    expect(text).toContain('По запросу «салон»: 1 документ');
    expect(text).toContain('Оферта салонам');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect((await servePage('/documenty?q=зебра')).text).toContain('По запросу «зебра» ничего не нашлось');
  });

  it('shows the register of a day, and today for what is no day', async () => {
    const { text, html } = await servePage('/documenty?date=2025-01-01');
    expect(text).toContain('1 января 2025 действовало: 1 документ');
    expect(text).toContain('Сейчас этого документа на сайте нет');
    expect(html).not.toContain('/documenty/dokument/5');
    expect(text).not.toContain('Скачать');
    expect((await servePage('/documenty?date=yesterday')).text).toContain('Согласие на рекламу');
    // From section to section it is the same day.
    expect(html).toContain('href="/documenty/soglasiya?date=2025-01-01"');
  });

  it.each([
    '/documenty?date=2999-01-01',
    '/documenty?date=0001-01-01',
    '/documenty?date=2025-02-30',
    '/documenty/soglasiya?date=1899-12-31',
    '/raskrytie-informatsii?date=2200-01-01',
  ])('shows today for %s, and says at the field which days there are', async (path) => {
    const asked: (string | null)[] = [];
    for (const section of ['documents', 'disclosure']) {
      api.answers[`${PATHS.list}/${section}`] = (query) => {
        asked.push(query.get('date'));
        return REGISTER;
      };
    }
    const { status, text, html } = await servePage(path);
    expect(status).toBe(200);
    expect(asked).toEqual([null]);
    expect(text).toContain('выберите день с 1 января 1900 по 31 декабря 2199 года');
    expect(html).toMatch(/<input[^>]*min="1900-01-01"[^>]*max="2199-12-31"/u);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it.each([400, 404, 422])('is no page, and no fault of ours, when the API answers %d', async (refusal) => {
    api.outage = refusal;
    expect(await servePage('/documenty/netu')).toMatchObject({ status: 404 });
  });

  it('says where nothing is, and 503 without data', async () => {
    expect((await servePage('/raskrytie-informatsii')).text).toContain(
      'Действующих документов в этом разделе нет',
    );
    api.outage = 500;
    expect(await servePage('/documenty')).toMatchObject({ status: 503 });
  });
});

describe('the page of a document', () => {
  it('has every version with its days, its digest and its seal', async () => {
    const { text } = await servePage('/documenty/dokument/1');
    expect(text).toContain('Действовала с 15 января 2024 до 1 апреля 2026');
    expect(text).toContain('Запись журнала № 235, скреплена 1 апреля 2026 печатью № 7');
  });

  it('compares two versions word by word, whichever is named first', async () => {
    const { html } = await servePage('/documenty/dokument/1?from=2&to=1');
    expect(html).toMatch(/<del[^>]*>0,8<\/del>\s*<ins[^>]*>0,5<\/ins>/u);
  });

  it('counts the words that stay, and has the result in view', async () => {
    const parts = [
      { change: 'same' as const, text: 'Введение\nСтавка ' },
      ...(COMPARISON.parts ?? []).slice(1),
    ];
    api.answers[`${PATHS.compare}/document-file/1`] = { ...COMPARISON, parts };
    const { text, html } = await servePage('/documenty/dokument/1?from=1&to=2');
    expect(text).toContain('Без изменений: 1 слово ');
    expect(html).toContain('action="/documenty/dokument/1#sravnenie"');
  });

  it('says so when a version is to be compared with itself', async () => {
    expect((await servePage('/documenty/dokument/1?from=2&to=2')).text).toContain(
      'Выбрана одна и та же редакция',
    );
  });

  it('stays when the comparison is late, and ignores versions that are not there', async () => {
    delete api.answers[`${PATHS.compare}/document-file/1`];
    expect((await servePage('/documenty/dokument/1?from=1&to=9')).status).toBe(200);
    api.answers[`${PATHS.compare}/document-file/1`] = { ...COMPARISON, parts: null };
    expect((await servePage('/documenty/dokument/1?from=1&to=2')).text).toContain(
      'нет текста, который можно сравнить',
    );
  });
});

describe('the check of a file', () => {
  it('tells by a pasted digest which document it is, and from when till when it was in force', async () => {
    const { html, text } = await servePage(`/documenty/reestr/proverka?sha256=${DIGEST.toUpperCase()}`);
    expect(text).toContain('Это наш документ');
    expect(text).toContain('Действовала с 15 января 2024 до 1 апреля 2026');
    expect(text).toContain('печатью № 7');
    expect(html).toContain('href="/documenty/dokument/1"');
    // What is off the site has no page to lead to.
    expect(text).toContain('Сейчас этого документа на сайте нет');
    expect(html).not.toContain('/documenty/dokument/5');
  });

  it('says so when nobody published it, or when it is no digest', async () => {
    expect((await servePage(`/documenty/reestr/proverka?sha256=${'0'.repeat(64)}`)).text).toContain(
      'Такого файла в реестре нет',
    );
    expect((await servePage('/documenty/reestr/proverka?sha256=abc')).text).toContain('64 знака');
  });
});

it('tells what has changed, by months, with feeds', async () => {
  const { text, html } = await servePage('/documenty/reestr/izmeneniya');
  expect(text).toContain('апрель 2026');
  expect(text).toContain('Утратил силу');
  expect(html).toContain('href="/documenty/dokument/1?from=1&amp;to=2#sravnenie"');
  expect(text).toContain('Оферта салонам Сейчас этого документа на сайте нет');
  expect(html).not.toContain('/documenty/dokument/3');
  expect(html).toContain('href="/api/v1/document-register/changes.rss"');
  // Beside it are the ways to elsewhere, none to itself.
  expect(html).toContain('href="/documenty/reestr/proverka"');
  expect(html).not.toContain('href="/documenty/reestr/izmeneniya"');
});
