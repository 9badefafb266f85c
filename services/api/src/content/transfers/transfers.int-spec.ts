import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_BASE_PATH, type ImportReport, TRANSFER_PATHS } from '@polden/api-contract';
import {
  blogPost,
  bond,
  type ContentType,
  faq,
  faqCategory,
  menuItem,
  officeRegion,
  promoCode,
  redirect,
  review,
} from '@polden/content-model';
import { addressOf, ContentSamples, itemIn } from '../../testing/content.ts';
import { signIn, type StaffClient } from '../../testing/staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let staff: StaffClient;
let samples: ContentSamples;

beforeAll(async () => {
  api = await startTestApp();
  staff = await signIn(api, 'MANAGER');
  samples = new ContentSamples(api, staff);
});
afterAll(() => api.close());

async function exported(type: ContentType, query: string): Promise<string> {
  const answer = await api.app.inject({
    url: `${API_BASE_PATH}${TRANSFER_PATHS.export}/${type.name}?${query}`,
    headers: { authorization: `Bearer ${staff.accessToken}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

async function imported(
  step: 'check' | 'apply',
  type: ContentType,
  text: string,
  format: 'csv' | 'json' = 'csv',
): Promise<ImportReport> {
  const { status, body } = await staff.post(`${TRANSFER_PATHS[step]}/${type.name}`, { format, text });
  expect([status, body['message']]).toEqual([200, undefined]);
  return body as unknown as ImportReport;
}

async function countOf(type: ContentType): Promise<number> {
  const { body } = await staff.get(addressOf(type, 'list'));
  return Number(body['total']);
}

describe('items of a type as a file', () => {
  it.each(['csv', 'json'] as const)('come back as %s without a change', async (format) => {
    await samples.add(blogPost, { title: '=HYPERLINK("https://evil.example")' });
    await samples.add(bond, { ticker: `-5${format}` });
    for (const type of [blogPost, bond]) {
      const text = await exported(type, `format=${format}`);
      if (format === 'csv') {
        expect(text.startsWith('\uFEFF')).toBe(true);
        expect(text).not.toMatch(/(?:^|;)"?[=+\-@]/mu);
      }
      const { counts } = await imported('apply', type, text, format);
      expect([counts.add, counts.change, counts.refuse]).toEqual([0, 0, 0]);
      expect(counts.same).toBe(await countOf(type));
    }
  });

  it('are those that the list is filtered by', async () => {
    const one = await samples.add(faq);
    await samples.add(faq);
    const text = await exported(faq, `format=json&within=category:${Number(one['category'])}`);
    const { items } = JSON.parse(text) as { items: { id: number }[] };
    expect(items.map(({ id }) => id)).toEqual([one.id]);
  });
});

describe('a file that is taken in', () => {
  it('says row by row what it would do, does nothing, and then does all of it', async () => {
    const category = await samples.add(faqCategory);
    const item = await samples.add(faq, { category: category.id });
    const before = await countOf(faq);
    const question = faq.fields.question.label;
    const text = `id,version,${question},category,answer\r\n${item.id},${item.version},"Новый, с запятой",${category.id},"Первая\nВторая"\r\n,,Другой вопрос,${category.id},Ответ\r\n`;
    const checked = await imported('check', faq, text);
    expect(checked.applied).toBe(false);
    expect(checked.rows.map(({ outcome }) => outcome)).toEqual(['change', 'add']);
    expect(checked.rows[0]?.changes).toContainEqual({
      label: question,
      before: item['question'],
      after: 'Новый, с запятой',
    });
    expect(await countOf(faq)).toBe(before);
    const applied = await imported('apply', faq, text);
    expect(applied.applied).toBe(true);
    expect(await countOf(faq)).toBe(before + 1);
    const now = itemIn(await staff.get(addressOf(faq, 'item', item.id)));
    expect(now['question']).toBe('Новый, с запятой');
    expect(JSON.stringify(now['answer'])).toContain('Вторая');
    // What was exported before somebody has changed it overwrites nothing.
    const late = await imported('check', faq, text);
    expect(late.rows[0]?.outcome).toBe('same');
    const stale = await imported('check', faq, text.replace('Новый', 'Совсем новый'));
    expect(stale.rows[0]?.problems).toEqual(['Пока вы правили, запись изменили']);
  });

  it('changes nothing where it says in another form what an item has', async () => {
    const item = await samples.add(menuItem, { url: '/blog' });
    const link = `id;version;url\n${item.id};${item.version};${api.config.publicOrigin}/blog\n`;
    const rule = await samples.add(redirect, { path: `/vygruzka-${item.id}`, target: '/blog' });
    const address = `id;path\n${rule.id};/Prezhde/../Vygruzka-${item.id}/\n`;
    for (const [type, text] of [[menuItem, link] as const, [redirect, address] as const])
      expect((await imported('check', type, text)).rows).toMatchObject([{ outcome: 'same', problems: [] }]);
  });

  it('changes nothing where it says what was kept before its texts had a form', async () => {
    const { id } = await samples.add(officeRegion);
    await api.dataSource.query(`UPDATE ${officeRegion.table} SET phone = $1 WHERE id = $2`, ['доб. 12', id]);
    const { rows } = await imported('check', officeRegion, `id;phone\n${id};доб. 12\n`);
    expect(rows).toMatchObject([{ outcome: 'same', problems: [] }]);
  });

  it('is refused as a whole when one row is', async () => {
    const before = await countOf(bond);
    const head = 'ticker;coupon;dateBeforeOffer;year';
    const report = await imported(
      'apply',
      bond,
      `${head}\nНОВЫЙ1;12,75;21.11.2027;3\nНОВЫЙ1;120;завтра;3,5\n`,
    );
    expect(report.applied).toBe(false);
    expect(report.counts).toEqual({ add: 1, change: 0, same: 0, refuse: 1 });
    expect(report.rows[1]?.number).toBe(3);
    expect(report.rows[1]?.problems).toEqual([
      'Укажите число от 0 до 100: Купон, % годовых',
      'Выберите день в поле «Дата до оферты», например 2026-11-21',
      'Укажите целое число от 1 до 50: Лет до погашения',
    ]);
    expect(await countOf(bond)).toBe(before);
  });

  it('is taken in by parts when it is long, and knows its whole all the same', async () => {
    const lines = Array.from({ length: 572 }, (_, index) => `,ЧАСТЬ${index}`);
    const twice = await samples.add(bond);
    const text = ['id,ticker', `${twice.id},ПЕРВЫЙ`, ...lines, `${twice.id},ВТОРОЙ`].join('\n');
    const part = async (from: number) => {
      const { body } = await staff.post(`${TRANSFER_PATHS.check}/bond`, { format: 'csv', text, from });
      return body as unknown as ImportReport;
    };
    expect(await part(0)).toMatchObject({ total: 574, counts: { add: 499, change: 1, refuse: 0 } });
    const rest = await part(500);
    expect(rest).toMatchObject({ total: 574, counts: { add: 73, refuse: 1 } });
    expect(rest.rows.at(-1)).toMatchObject({ number: 575, problems: ['Эта запись есть в файле дважды'] });
  });

  it('meets the rules that hold between items', async () => {
    const report = await imported('apply', bond, 'Тикер\nДВАЖДЫ\nДВАЖДЫ\n');
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['add', 'refuse']);
    expect(report.rows[1]?.problems).toEqual(['Такая запись уже есть']);
  });

  it.each([
    ['csv', 'Тикер;Чужое\nА;Б\n', 'Колонки «Чужое» в этом разделе нет'],
    ['csv', 'Тикер\n"А', 'Таблица не читается'],
    ['csv', 'Тикер;ticker\nА;Б\n', 'Колонка «ticker» в таблице дважды: оставьте одну'],
    ['csv', 'Тикер\n', 'В файле нет ни одной записи'],
    ['json', '{"type":"faq","items":[]}', 'Это выгрузка другого раздела'],
    ['json', 'нет', 'Это не JSON'],
  ])('of %s that makes no sense is refused: %j', async (format, text, message) => {
    const answer = await staff.post(`${TRANSFER_PATHS.check}/${bond.name}`, { format, text });
    expect(answer.status).toBe(422);
    expect(answer.body['message']).toMatch(new RegExp(`^${message}`, 'u'));
  });

  it('may be parted by tabs, as Excel writes «Текст Юникод»', async () => {
    const { rows } = await imported('check', bond, 'Тикер\tЛет до погашения\nТАБ;1\t3\n');
    expect(rows).toMatchObject([{ outcome: 'add', title: 'ТАБ;1', problems: [] }]);
  });

  it('says of what it would add whether something is called so already', async () => {
    const item = await samples.add(faq, { question: 'Уже спрашивали?' });
    const text = `question;category\nУже спрашивали?;${Number(item['category'])}\nНовый?;${Number(item['category'])}\n`;
    const { rows } = await imported('check', faq, text);
    expect(rows.map(({ outcome, notes }) => [outcome, notes])).toEqual([
      ['add', ['Запись с таким названием уже есть: чтобы править её, добавьте колонку «Номер»']],
      ['add', []],
    ]);
    const edit = await imported('check', faq, `id;question\n${item.id};Уже спрашивали?\n`);
    expect(edit.rows[0]?.notes).toEqual([]);
  });

  it('has no field that an object has by itself', async () => {
    const { rows } = await imported('check', bond, '[{"ticker":"А","constructor":1}]', 'json');
    expect(rows[0]?.problems).toEqual(['Поля «constructor» в этом разделе нет']);
  });

  it('takes the rights of the type, and brings no people', async () => {
    const user = await signIn(api, 'USER');
    expect((await user.post(`${TRANSFER_PATHS.apply}/${promoCode.name}`, {})).status).toBe(403);
    const people = await staff.get(`${TRANSFER_PATHS.export}/${review.name}?format=csv`);
    expect([people.status, people.body['message']]).toEqual([422, 'Записи о людях в файлы не выгружаются']);
    expect((await staff.get(`${TRANSFER_PATHS.export}/nothing?format=csv`)).status).toBe(404);
  });
});
