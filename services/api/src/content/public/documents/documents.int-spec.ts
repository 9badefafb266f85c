import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  API_BASE_PATH,
  DISCLOSURE_PATHS,
  type DisclosureItem,
  DOCUMENT_PATHS,
  type DocumentCategory,
  type DocumentEntry,
  type DocumentFileItem,
  INVESTOR_CONTRACT_PATHS,
  type InvestorContracts,
  LOAN_DOCUMENT_PATHS,
  type LoanDocument,
} from '@polden/api-contract';
import {
  bond,
  disclosureCategory,
  disclosureItem,
  documentCategory,
  documentFile,
  investorContract,
  loanDocument,
} from '@polden/content-model';
import { moscowDay } from '@polden/ru';
import { addressOf } from '../../../testing/content.ts';
import { signIn } from '../../../testing/staff.ts';
import { startTestApp, type TestApp, truncate } from '../../../testing/test-app.ts';
import { unzip } from '../../media/testing/unzip.ts';
import { Publisher, read, visit } from '../testing/visitors.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'polden-documents-'));
let api: TestApp;
let staff: Publisher;

beforeAll(async () => {
  api = await startTestApp({ env: { MEDIA_DIR: mediaDir } });
});
beforeEach(async () => {
  await truncate(api.dataSource);
  staff = new Publisher(api, await signIn(api, 'ADMIN'));
});
afterAll(async () => {
  await api.close();
  rmSync(mediaDir, { recursive: true, force: true });
});

const titles = (items: { title: string }[]): string[] => items.map(({ title }) => title);
const scope = (path: string) =>
  read<DocumentCategory<DisclosureItem>[]>(api, `${DISCLOSURE_PATHS.categories}/${path}`);

/** «Отчётность» with a report, an old one and «Годовая» below it; «Правила» beside it. */
async function disclosure() {
  const reports = await staff.publish(disclosureCategory, { title: 'Отчётность', slug: 'otchetnost' });
  const yearly = await staff.publish(disclosureCategory, {
    title: 'Годовая',
    slug: 'godovaya',
    parent: reports,
  });
  const rules = await staff.publish(disclosureCategory, { title: 'Правила', slug: 'pravila' });
  const present = await staff.publish(disclosureItem, {
    title: 'Отчёт',
    category: reports,
    validFrom: '2026-01-31',
  });
  const old = await staff.publish(disclosureItem, { title: 'Старый отчёт', category: reports });
  await staff.publish(disclosureItem, { title: 'Отчёт за год', category: yearly });
  await staff.draft(disclosureItem, { title: 'Черновик', category: reports });
  await staff.call(disclosureItem, 'moveArchive', old);
  return { reports, yearly, rules, present, old };
}

describe('the tree of the disclosure', () => {
  it('has the categories below each other with their items, and the archive marked', async () => {
    const { reports, yearly, rules, present } = await disclosure();
    const tree = await scope('all');
    expect(tree).toMatchObject([
      {
        id: reports,
        parent_id: null,
        url: 'otchetnost',
        position: 1,
        has_archive: true,
        children: [{ id: yearly, parent_id: reports, position: 1, has_archive: false, children: [] }],
      },
      { id: rules, parent_id: null, url: 'pravila', position: 2, children: [], items: [] },
    ]);
    expect(tree[0]?.items.map(({ title, archived }) => [title, archived])).toEqual([
      ['Отчёт', 0],
      ['Старый отчёт', 1],
    ]);
    expect(tree[0]?.items[0]).toEqual({
      id: present,
      title: 'Отчёт',
      disclosure_category_id: reports,
      file_name: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/u),
      file_size: expect.any(Number),
      file_type: 'pdf',
      archived: 0,
      size: expect.stringMatching(/^\d+\sбайта?$/u),
      ext: 'pdf',
      url: expect.any(String),
      valid_from: '2026-01-31',
    });
  });

  it('shows by its url one category without its archive, and with the suffix the archive alone', async () => {
    await disclosure();
    const [present] = await scope('otchetnost');
    expect([present?.title, titles(present?.items ?? []), present?.has_archive]).toEqual([
      'Отчётность',
      ['Отчёт'],
      true,
    ]);
    const [archive] = await scope('otchetnost-archive');
    expect([archive?.url, titles(archive?.items ?? [])]).toEqual(['otchetnost', ['Старый отчёт']]);
    expect(archive?.children).toMatchObject([{ title: 'Годовая', items: [] }]);
    expect(await scope('godovaya')).toMatchObject([{ title: 'Годовая', items: [{ title: 'Отчёт за год' }] }]);
  });

  it('finds a category by a former url, too, and an item that came back from the archive', async () => {
    const { reports, old } = await disclosure();
    await staff.update(disclosureCategory, reports, { slug: 'otchety' });
    expect(await scope('otchetnost')).toMatchObject([{ url: 'otchety' }]);
    await staff.call(disclosureItem, 'restoreArchive', old);
    expect(await scope('otchety')).toMatchObject([
      { has_archive: false, items: [{ title: 'Отчёт' }, { title: 'Старый отчёт', archived: 0 }] },
    ]);
  });

  it.each(['netu', 'netu-archive', '-archive', '999999', '%00', '..%2f..'])('has no %s', async (path) => {
    await disclosure();
    expect((await visit(api, `${DISCLOSURE_PATHS.categories}/${path}`)).statusCode).toBe(404);
  });

  it('follows a category to another place', async () => {
    const { yearly, rules } = await disclosure();
    await staff.update(disclosureCategory, yearly, { parent: null });
    await staff.call(disclosureCategory, 'remove', rules);
    expect(await scope('all')).toMatchObject([
      { title: 'Отчётность', children: [] },
      { title: 'Годовая', parent_id: null, position: 2, items: [{ title: 'Отчёт за год' }] },
    ]);
  });
});

describe('a document that has lost its force', () => {
  it('is with the archive everywhere, though no editor has put it there', async () => {
    const reports = await staff.publish(disclosureCategory, { title: 'Отчётность', slug: 'otchetnost' });
    const lost = { validFrom: '2020-01-01', endsOn: '2025-03-01' };
    await staff.publish(disclosureItem, { title: 'Прежний', category: reports, ...lost });
    await staff.publish(disclosureItem, { title: 'Нынешний', category: reports });
    const deep = await read<DisclosureItem[]>(api, `${DISCLOSURE_PATHS.items}/${reports}`);
    expect(deep.map(({ title, archived }) => [title, archived])).toEqual([
      ['Нынешний', 0],
      ['Прежний', 1],
    ]);
    const [present] = await scope('otchetnost');
    expect([present?.has_archive, titles(present?.items ?? [])]).toEqual([true, ['Нынешний']]);
    expect(titles((await scope('otchetnost-archive'))[0]?.items ?? [])).toEqual(['Прежний']);
    const category = await staff.publish(documentCategory, { title: 'Договоры' });
    await staff.publish(documentFile, { title: 'Прежний', category, ...lost });
    const items = await read<DocumentFileItem[]>(api, `${DOCUMENT_PATHS.items}/${category}`);
    expect(items).toMatchObject([{ title: 'Прежний', archived: 1 }]);
    const [tree] = await read<DocumentCategory<DocumentFileItem>[]>(api, DOCUMENT_PATHS.categories);
    expect(tree?.has_archive).toBe(true);
  });
});

describe('an address that ends like that of an archive', () => {
  it.each([disclosureCategory, documentCategory])('is refused, and never made: $name', async (type) => {
    const admin = await signIn(api, 'MANAGER');
    const { status, body } = await admin.post(addressOf(type, 'add'), {
      title: 'Отчёты',
      slug: 'otchety-archive',
    });
    expect([status, body['error_validation']]).toEqual([
      422,
      { slug: ['Закончите адрес иначе: -archive открывает архив'] },
    ]);
    const made = await admin.post(addressOf(type, 'add'), { title: 'Old archive' });
    expect(made.body['slug']).toBe('old-archive-2');
  });
});

describe('the items of a category', () => {
  it('are for the disclosure those of all categories below as well, the archive last', async () => {
    const { reports, yearly } = await disclosure();
    const deep = await read<DisclosureItem[]>(api, `${DISCLOSURE_PATHS.items}/${reports}`);
    expect(deep.map(({ title, disclosure_category_id }) => [title, disclosure_category_id])).toEqual([
      ['Отчёт', reports],
      ['Отчёт за год', yearly],
      ['Старый отчёт', reports],
    ]);
  });

  it.each([DISCLOSURE_PATHS.items, DOCUMENT_PATHS.items])(
    'are not listed by %s for what is no id',
    async (path) => {
      for (const id of ['abc', '0', '-1', '1.5', '%20', '7x', '0x1', '1e0', '+1', '01', '1.0', '%201']) {
        const answer = await visit(api, `${path}/${id}`);
        expect([answer.statusCode, answer.json().message]).toEqual([
          400,
          'categoryId must be positive integer',
        ]);
      }
      expect((await visit(api, `${path}/999999`)).statusCode).toBe(404);
    },
  );

  it('are for the documents its own, in the order of staff', async () => {
    const category = await staff.publish(documentCategory, { title: 'Договоры' });
    const below = await staff.publish(documentCategory, { title: 'Старые', parent: category });
    await staff.publish(documentFile, { title: 'Первый', category });
    const second = await staff.publish(documentFile, { title: 'Второй', category });
    await staff.publish(documentFile, { title: 'Внутри', category: below });
    await staff.call(documentFile, 'moveUp', second);
    const items = await read<DocumentFileItem[]>(api, `${DOCUMENT_PATHS.items}/${category}`);
    expect(items).toMatchObject([
      { title: 'Второй', document_category_id: category },
      { title: 'Первый', document_category_id: category },
    ]);
    const tree = await read<DocumentCategory<DocumentFileItem>[]>(api, DOCUMENT_PATHS.categories);
    expect(tree).toMatchObject([
      {
        title: 'Договоры',
        items,
        children: [{ title: 'Старые', parent_id: category, items: [{ title: 'Внутри' }] }],
      },
    ]);
  });

  it('lie in the base folder under their names', async () => {
    const category = await staff.publish(documentCategory);
    await staff.publish(documentFile, { category });
    const base = await read<string>(api, DOCUMENT_PATHS.baseFolder);
    const [item] = await read<DocumentEntry[]>(api, `${DOCUMENT_PATHS.items}/${category}`);
    expect(item?.url).toBe(`${base}${item?.file_name}`);
    const file = await api.app.inject({ url: item?.url ?? '' });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
      200,
      'application/pdf',
      item?.file_size,
    ]);
  });
});

describe('documents of loans', () => {
  it('are those in force, or the archive, of one year', async () => {
    await staff.publish(loanDocument, { title: 'Общие условия' });
    for (const year of [2024, 2025]) {
      const id = await staff.publish(loanDocument, { title: `Условия ${year}` });
      await staff.call(loanDocument, 'moveArchive', id, { year });
    }
    const index = (query: string) => read<LoanDocument[]>(api, `${LOAN_DOCUMENT_PATHS.index}${query}`);
    expect(await index('')).toMatchObject([{ title: 'Общие условия', archived: 0, archive_year: null }]);
    expect((await index('?archived=1')).map(({ title, archive_year }) => [title, archive_year])).toEqual([
      ['Условия 2025', 2025],
      ['Условия 2024', 2024],
    ]);
    expect(titles(await index('?year=2024'))).toEqual(['Условия 2024']);
    expect(await index('?archived=1&year=2023')).toEqual([]);
  });

  it('are in the archive from the day on which they lose their force, under its year', async () => {
    const ended = await staff.publish(loanDocument, {
      title: 'Прежние',
      validFrom: '2020-01-01',
      endsOn: '2025-03-01',
    });
    await staff.publish(loanDocument, { title: 'С сегодняшнего дня нет', endsOn: moscowDay(new Date()) });
    await staff.publish(loanDocument, { title: 'Ещё действуют', endsOn: '2099-01-01' });
    const index = (query: string) => read<LoanDocument[]>(api, `${LOAN_DOCUMENT_PATHS.index}${query}`);
    expect(titles(await index(''))).toEqual(['Ещё действуют']);
    const archive = await index('?archived=1');
    expect(archive[1]).toMatchObject({ id: ended, archived: 1, archive_year: 2025 });
    expect(titles(archive)).toEqual(['С сегодняшнего дня нет', 'Прежние']);
    expect(titles(await index('?year=2025'))).toEqual(['Прежние']);
  });

  it.each(['archived=maybe', 'year=soon', 'year=0'])('are not asked for with %s', async (query) => {
    expect((await visit(api, `${LOAN_DOCUMENT_PATHS.index}?${query}`)).statusCode).toBe(422);
  });
});

describe('contracts of investors', () => {
  it('come by tab and subcategory, tabs without contracts are left out', async () => {
    const contract = (title: string, tab: string, subcategory: string) =>
      staff.publish(investorContract, { title, tab, subcategory });
    await contract('Проспект', 'bonds', '');
    await contract('Договор займа', 'natural', 'Договоры');
    await contract('Согласие', 'natural', 'Заявления');
    await contract('Дополнение', 'natural', 'Договоры');
    const { data } = await read<InvestorContracts>(api, INVESTOR_CONTRACT_PATHS.files);
    expect(Object.keys(data)).toEqual(['natural', 'bonds']);
    expect(data['natural']?.title).toBe('Физическим лицам');
    expect(data['natural']?.subcategory.map(({ title, files }) => [title, titles(files)])).toEqual([
      ['Договоры', ['Договор займа', 'Дополнение']],
      ['Заявления', ['Согласие']],
    ]);
    expect(data['bonds']?.subcategory).toMatchObject([
      { title: '', files: [{ title: 'Проспект', ext: 'pdf' }] },
    ]);
  });

  it('say since when they are in force and on the site, and to which bonds they belong', async () => {
    const issue = await staff.publish(bond);
    const tab = 'bonds';
    await staff.publish(investorContract, { title: 'Решение', tab, bond: issue, validFrom: '2025-02-17' });
    await staff.publish(investorContract, { title: 'Памятка', tab, bond: null, validFrom: null });
    const { data } = await read<InvestorContracts>(api, INVESTOR_CONTRACT_PATHS.files);
    const files = data['bonds']?.subcategory.flatMap((group) => group.files);
    const published_on = moscowDay(new Date());
    expect(files).toMatchObject([
      { title: 'Решение', valid_from: '2025-02-17', bond_id: issue, published_on },
      { title: 'Памятка', valid_from: null, bond_id: null, published_on },
    ]);
  });

  it('are downloaded together, a tab at a time, in the folders of their subcategories', async () => {
    const contract = (title: string, tab: string, subcategory: string) =>
      staff.publish(investorContract, { title, tab, subcategory });
    await contract('Договор займа', 'natural', 'Договоры');
    await contract('Договор займа', 'natural', 'Договоры');
    await contract('Памятка: о рисках/сроках', 'natural', '');
    await contract('Решение', 'bonds', 'Выпуск 01');
    const answer = await visit(api, `${INVESTOR_CONTRACT_PATHS.archive}/natural`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers['content-disposition']).toContain(
      'filename=dogovory-investorov-fizicheskim-litsam.zip',
    );
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /filename\*=UTF-8''Договоры инвесторов — [^:_]+\.zip$/u,
    );
    const files = await unzip(answer.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      'Договоры/Договор займа (2).pdf',
      'Договоры/Договор займа.pdf',
      'Памятка — о рисках-сроках.pdf',
    ]);
    expect(files.get('Договоры/Договор займа.pdf')).toMatch(/^%PDF/u);
  });

  it.each(['legal', 'nowhere', 'constructor', '%2e%2e'])('have no archive of %s', async (tab) => {
    await staff.publish(investorContract, { tab: 'natural' });
    const { statusCode } = await api.app.inject({
      url: `${API_BASE_PATH}${INVESTOR_CONTRACT_PATHS.archive}/${tab}`,
    });
    expect(statusCode).toBe(404);
  });
});
