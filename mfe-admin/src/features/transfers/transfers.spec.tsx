import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TRANSFER_PATHS, TRANSFER_RIGHTS, type ImportReport } from '@polden/api-contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const PAGE = '/admin/transfer/blog';
const REFUSED: ImportReport = {
  applied: false,
  total: 2,
  counts: { add: 1, change: 0, same: 0, refuse: 1 },
  rows: [
    { number: 2, outcome: 'add', id: null, title: 'Новая', changes: [], problems: [], notes: [] },
    {
      number: 3,
      outcome: 'refuse',
      id: 7,
      title: '',
      changes: [],
      problems: ['Заголовок: заполните'],
      notes: [],
    },
  ],
};
const FINE: ImportReport = {
  applied: false,
  total: 1,
  counts: { add: 0, change: 1, same: 0, refuse: 0 },
  rows: [
    {
      number: 2,
      outcome: 'change',
      id: 7,
      title: 'Статья',
      changes: [{ label: 'Заголовок', before: 'Было', after: 'Стало' }],
      problems: [],
      notes: [],
    },
  ],
};

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(TRANSFER_RIGHTS)] };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

async function choose(text: string): Promise<void> {
  const file = new File([text], 'статьи.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Файл с записями'), file);
}

describe('a file of items', () => {
  it('is reached from the list', async () => {
    openAdmin(api, '/admin/blog?status=draft');
    const link = await screen.findByRole('link', { name: 'Выгрузка и загрузка' });
    expect(link).toHaveAttribute('href', `${PAGE}?status=draft`);
  });

  it.each([
    ['blog', 'Блог'],
    ['vacancy', 'Содержание сайта'],
  ])('belongs to the section of its list: %s', async (type, section) => {
    openAdmin(api, `/admin/transfer/${type}`);
    const menu = await screen.findByRole('navigation', { name: 'Разделы кабинета' });
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent(section);
  });

  it('says what is wrong in which row and cannot be taken in', async () => {
    api.answerNext(`${TRANSFER_PATHS.check}/blog`, { status: 200, body: REFUSED });
    openAdmin(api, PAGE);
    await choose('Заголовок\nНовая\n');
    const table = await screen.findByRole('table', { name: 'Строки файла' });
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('3Не подходит№ 7Заголовок: заполните');
    expect(screen.getByText(/^Загрузить нельзя: 1 с замечаниями, 1 новая/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Загрузить/u })).not.toBeInTheDocument();
  });

  it('is taken in after a look at what changes', async () => {
    api.answerNext(`${TRANSFER_PATHS.check}/blog`, { status: 200, body: FINE });
    api.answerNext(`${TRANSFER_PATHS.apply}/blog`, { status: 200, body: { ...FINE, applied: true } });
    openAdmin(api, PAGE);
    await choose('Номер;Заголовок\n7;Стало\n');
    expect(await screen.findByText('Стало')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Загрузить 1 запись' }));
    expect(await screen.findAllByText('Загружено: 1 с правками')).not.toHaveLength(0);
    const sent = api.calls.find(({ path }) => path === `${TRANSFER_PATHS.apply}/blog`);
    expect(sent?.body).toEqual({ format: 'csv', text: 'Номер;Заголовок\n7;Стало\n', from: 0 });
  });

  it('that is long goes part by part, and says what has been taken in when a later part is refused', async () => {
    const [row] = FINE.rows;
    const part = { ...FINE, total: 2 };
    const late = { ...part, counts: { ...part.counts, change: 0, refuse: 1 } };
    api.answerNext(
      `${TRANSFER_PATHS.check}/blog`,
      { status: 200, body: part },
      { status: 200, body: { ...part, rows: [{ ...row, number: 3, id: 8 }] } },
    );
    api.answerNext(
      `${TRANSFER_PATHS.apply}/blog`,
      { status: 200, body: { ...part, applied: true } },
      {
        status: 200,
        body: { ...late, rows: [{ ...row, number: 3, outcome: 'refuse', problems: ['Занято'] }] },
      },
    );
    openAdmin(api, PAGE);
    expect(await screen.findByText(/до 5\s000 записей/u)).toBeVisible();
    await choose('Номер;Заголовок\n7;Стало\n8;Стало\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Загрузить 2 записи' }));
    expect(await screen.findByText('Загружено 1 из 2 строк')).toBeVisible();
    const sent = api.calls.filter(({ path }) => path === `${TRANSFER_PATHS.apply}/blog`);
    expect(sent.map(({ body }) => body)).toMatchObject([{ from: 0 }, { from: 1 }]);
  });

  it('says when it would add what is called so already', async () => {
    const notes = ['Запись с таким названием уже есть: чтобы править её, добавьте колонку «Номер»'];
    const rows = FINE.rows.map((row) => ({ ...row, id: null, outcome: 'add', changes: [], notes }));
    const counts = { add: 1, change: 0, same: 0, refuse: 0 };
    api.answerNext(`${TRANSFER_PATHS.check}/blog`, { status: 200, body: { ...FINE, counts, rows } });
    openAdmin(api, PAGE);
    await choose('Заголовок\nСтатья\n');
    expect(await screen.findByText(/Записи с такими же названиями уже есть, строк: 1/u)).toBeVisible();
    expect(screen.getByText(notes[0] ?? '')).toBeVisible();
  });

  it('that is no text is told what to do with it', async () => {
    openAdmin(api, PAGE);
    await choose('PK\u0003\u0004xl/workbook.xml');
    expect(await screen.findByText(/сохраните таблицу как CSV/u)).toBeVisible();
  });

  it('that makes no sense is refused in its place', async () => {
    api.answerNext(`${TRANSFER_PATHS.check}/blog`, {
      status: 422,
      body: { code: 422, message: 'Колонки «Чужое» в этом разделе нет' },
    });
    openAdmin(api, PAGE);
    await choose('Чужое\n1\n');
    expect(await screen.findByText('Колонки «Чужое» в этом разделе нет')).toBeVisible();
  });
});
