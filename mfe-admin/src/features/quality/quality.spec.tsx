import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LINK_PATHS, LINK_RIGHTS, PRODUCTS_PATH } from '@polden/api-contract';
import type { RichTextNode } from '@polden/content-model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN, post } from '../../testing/admin-data.ts';
import { ok } from '../../testing/answers.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';
import { blogPath } from '../../testing/blog-path.ts';

let api: AdminApi;

const PTS = {
  product: 'pts',
  title: 'Под залог авто',
  terms: { min: 720, max: 1440, step: 360, default: 1440, multiply: 30 },
  sum: { min: 50_000, max: 1_000_000, step: 10_000, default: 280_000 },
  termsDesc: { single: 'месяц', more: 'месяца', many: 'месяцев' },
  additionalSteps: 0,
  rates: [{ fromDays: 720, percent: 2.9, unit: 'month' }],
  fullCost: { min: 34.8, max: 60 },
};

const paragraph = (text: string, marks: RichTextNode['marks'] = []): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});

async function open(content: RichTextNode[], more: Parameters<typeof post>[1] = {}): Promise<HTMLElement> {
  api = await startAdminApi([post(1, { title: 'Как взять заём', body: { type: 'doc', content }, ...more })]);
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(LINK_RIGHTS)] };
  api.answerNext(PRODUCTS_PATH, ok({ products: [PTS], promotion: null }));
  api.answerNext(LINK_PATHS.judge, ok([{ address: '/net', problem: 'missing', leadsTo: null }]));
  openAdmin(api, '/admin/blog/1');
  await userEvent.click(await screen.findByRole('button', { name: 'Проверки' }));
  return screen.findByRole('complementary', { name: 'Проверки' });
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  closeAdmin();
  sessionStorage.clear();
  api.session.user = ADMIN;
  await api.close();
});

describe('the checks beside the form', () => {
  it('say what the law forbids, and lead to it', async () => {
    const panel = await open([paragraph('Первый абзац.'), paragraph('Займ без отказа каждому.')]);
    const message = '«Без отказа» обещать нельзя: решение зависит от проверки';
    await userEvent.click(await within(panel).findByRole('button', { name: message }));
    expect(within(panel).getByText(/Основание: .*38-ФЗ/u)).toBeVisible();
  });

  it('compare the figures with the products and put them right with one press', async () => {
    const panel = await open([paragraph('Заём под залог авто от 3 % в месяц.')]);
    await userEvent.click(
      await within(panel).findByRole('button', { name: /^Заменить на «2,9» Ставки 3 %/ }),
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Текст' })).toHaveTextContent('от 2,9 % в месяц'),
    );
    await waitFor(() => expect(within(panel).queryByText(/^Ставки/u)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Всё сохранено');
    expect(JSON.stringify(api.blog.find(1)?.body)).toContain('2,9 % в месяц');
  });

  it('name the links that lead nowhere', async () => {
    const panel = await open([paragraph('Сюда', [{ type: 'link', attrs: { href: '/net' } }])]);
    expect(await within(panel).findByRole('button', { name: '/net: такой страницы нет' })).toBeVisible();
  });

  it('name a picture that does not fit its place, and lead to it', async () => {
    const panel = await open([paragraph('Слова.')], {
      image: { mediaId: 'line', alt: 'Черта' },
      picture: {
        id: 'line',
        url: '/a.webp',
        width: 1600,
        height: 5,
        srcset: '',
        sources: [],
        focus: { x: 0, y: 0 },
      },
    });
    await userEvent.click(await within(panel).findByRole('button', { name: /^Картинка слишком низкая/u }));
    expect(screen.getByRole('textbox', { name: 'Что на картинке' })).toHaveFocus();
  });

  it('are closed by the keyboard, and the focus stays with the button', async () => {
    const panel = await open([paragraph('Слова.')]);
    act(() => within(panel).getByRole('button', { name: 'Закрыть' }).focus());
    await userEvent.keyboard('{Escape}');
    const toggle = screen.getByRole('button', { name: 'Проверки' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('show how the page is found, and do not stand in the way of saving', async () => {
    const panel = await open([paragraph('Займ без отказа.')]);
    await userEvent.click(within(panel).getByText('Как увидят в поиске и в соцсетях'));
    expect(within(panel).getByText(/^Как взять заём — /u)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Заголовок'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
  });

  it('set quotes and dashes well on saving, where that is switched on', async () => {
    const panel = await open([paragraph('Сказал "да" - и ушёл.')]);
    await userEvent.click(within(panel).getByRole('checkbox', { name: /^Поправлять кавычки/ }));
    await userEvent.type(screen.getByLabelText('Заголовок'), ' "легко"');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Всё сохранено')).toBeVisible();
    expect(api.blog.find(1)?.title).toBe('Как взять заём «легко»');
    expect(JSON.stringify(api.blog.find(1)?.body)).toContain('Сказал «да»\u00a0— и\u00a0ушёл.');
    const calls = api.calls.filter(({ path }) => path === `${blogPath('update')}/1`);
    expect(calls).toHaveLength(1);
  });
});
