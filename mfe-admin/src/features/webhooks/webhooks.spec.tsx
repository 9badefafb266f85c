import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Webhook,
  WEBHOOK_PATHS,
  WEBHOOK_RIGHTS,
  type WebhookDelivery,
  type WebhookLog,
} from '@polden/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type AdminApi, startAdminApi } from '../../testing/admin-api.ts';
import { ADMIN } from '../../testing/admin-data.ts';
import { closeAdmin, openAdmin } from '../../testing/open-admin.tsx';

const SHOP: Webhook = {
  id: 'b5a9a8b8-0000-4000-8000-000000000001',
  title: 'Витрина',
  url: 'https://shop.example/hooks',
  kinds: ['content.published'],
  active: true,
  createdAt: '2026-11-10T09:00:00.000Z',
  last: { state: 'dead', at: '2026-11-20T09:00:00.000Z' },
};
const LOST: WebhookDelivery = {
  id: 'd5a9a8b8-0000-4000-8000-000000000001',
  messageId: 'm1',
  kind: 'content.published',
  state: 'dead',
  attempts: 8,
  status: 500,
  error: 'Получатель ответил 500',
  durationMs: 12,
  createdAt: '2026-11-20T09:00:00.000Z',
  doneAt: '2026-11-20T10:00:00.000Z',
  body: { type: 'content.published' },
};
const LOG: WebhookLog = { items: [LOST], pageCount: 1 };
const one = { status: 200, body: [SHOP] };

let api: AdminApi;

beforeEach(async () => {
  api = await startAdminApi();
  api.session.open = true;
  api.session.user = { ...ADMIN, actions: [...ADMIN.actions, ...Object.values(WEBHOOK_RIGHTS)] };
});
afterEach(async () => {
  closeAdmin();
  await api.close();
});

describe('the page of webhooks', () => {
  it('adds one and shows its secret once', async () => {
    api.answerNext(WEBHOOK_PATHS.list, { status: 200, body: [] }, one);
    const made = { webhook: SHOP, secret: 'whsec_c2VjcmV0' };
    api.answerNext(
      WEBHOOK_PATHS.add,
      {
        status: 422,
        body: { code: 422, message: 'Адрес', error_validation: { url: ['Адрес начинается с https://'] } },
      },
      { status: 200, body: made },
    );
    openAdmin(api, '/admin/webhooks');
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить вебхук' }));
    const form = screen.getByRole('form', { name: 'Новый вебхук' });
    await userEvent.type(within(form).getByLabelText('Название'), 'Витрина');
    await userEvent.type(within(form).getByLabelText('Адрес'), 'shop.example');
    await userEvent.click(within(form).getByLabelText(/Запись опубликована/u));
    await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }));
    expect(await within(form).findAllByText('Адрес начинается с https://')).not.toHaveLength(0);
    expect(within(form).getByLabelText('Название')).toHaveValue('Витрина');
    await userEvent.click(within(form).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(made.secret)).toBeVisible();
    // It is shown once: neither Escape nor a press beside it takes it away.
    const dialog = screen.getByRole('dialog', { name: 'Секрет вебхука «Витрина»' });
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    expect(screen.getByText(made.secret)).toBeVisible();
    // With a clipboard.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Скопировать' }));
    expect(await screen.findByText('Секрет скопирован.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(made.secret);
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(screen.queryByText(made.secret)).not.toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Витрина' })).toHaveTextContent('Не доставлено');
  });

  it('adds one by a double click on «Сохранить», not two of which one secret is seen', async () => {
    api.answerNext(WEBHOOK_PATHS.list, { status: 200, body: [] }, one);
    const made = { status: 200, body: { webhook: SHOP, secret: 'whsec_c2VjcmV0' } };
    api.answerNext(WEBHOOK_PATHS.add, made, made);
    openAdmin(api, '/admin/webhooks');
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Добавить вебхук' }));
    await user.type(screen.getByLabelText('Название'), 'Витрина');
    await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('whsec_c2VjcmV0')).toBeVisible();
    expect(api.calls.filter(({ path }) => path === WEBHOOK_PATHS.add)).toHaveLength(1);
  });

  it('shows what was sent, and sends it again', async () => {
    api.answerNext(WEBHOOK_PATHS.list, one, one);
    api.answerNext(
      `${WEBHOOK_PATHS.log}/${SHOP.id}`,
      { status: 200, body: LOG },
      { status: 200, body: { ...LOG, items: [{ ...LOST, id: 'next', state: 'sent', error: '' }] } },
    );
    api.answerNext(`${WEBHOOK_PATHS.redeliver}/${LOST.id}`, { status: 200, body: { ok: true } });
    openAdmin(api, '/admin/webhooks');
    await userEvent.click(await screen.findByRole('button', { name: 'Журнал' }));
    expect(await screen.findByText('Не доставлено: Получатель ответил 500')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Отправить/u }));
    expect(await screen.findByText('Доставлено (500)')).toBeVisible();
  });

  it.each([
    ['Сохранить мои', [{ title: 'Магазин', url: 'https://new.example/hooks' }]],
    ['Взять чужие', []],
  ])('asks whose of it stays when a colleague has changed it meanwhile: %s', async (choice, sent) => {
    const theirs = { ...SHOP, url: 'https://new.example/hooks' };
    api.answerNext(WEBHOOK_PATHS.list, one, { status: 200, body: [theirs] }, { status: 200, body: [theirs] });
    const path = `${WEBHOOK_PATHS.update}/${SHOP.id}`;
    const late = { code: 409, message: 'Пока форма была открыта, это же изменил кто-то другой' };
    api.answerNext(path, { status: 409, body: late }, { status: 200, body: theirs });
    openAdmin(api, '/admin/webhooks');
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Вебхук' }));
    await userEvent.clear(dialog.getByLabelText('Название'));
    await userEvent.type(dialog.getByLabelText('Название'), 'Магазин');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await userEvent.click(await dialog.findByRole('button', { name: choice }));
    const calls = () => api.calls.filter((call) => call.path === path).map(({ body }) => body);
    if (choice === 'Взять чужие') {
      expect(dialog.getByLabelText('Название')).toHaveValue('Витрина');
      expect(dialog.getByLabelText('Адрес')).toHaveValue('https://new.example/hooks');
      expect(dialog.queryByRole('button', { name: choice })).toBeNull();
    } else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls().slice(1)).toMatchObject(sent);
  });

  it('asks before a secret is exchanged', async () => {
    api.answerNext(WEBHOOK_PATHS.list, one, one);
    openAdmin(api, '/admin/webhooks');
    await userEvent.click(await screen.findByRole('button', { name: 'Заменить секрет' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(api.calls.some(({ path }) => path.startsWith(WEBHOOK_PATHS.rotate))).toBe(false);
  });
});
