import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { configureHttp } from '@polden/http';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openSite } from '../../testing/open-site.tsx';

let server: Server;
let answer: { status: number; body: object };
const sent: unknown[] = [];

beforeEach(async () => {
  sent.length = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push(`${request.method ?? ''} ${request.url ?? ''}`, JSON.parse(body));
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureHttp({ origin: `http://127.0.0.1:${port}` });
});

afterEach(async () => {
  cleanup();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const email = () => screen.getByLabelText('Электронная почта');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Подписаться' }));

describe('subscription', () => {
  it('sends the address with the edition of the consent and says in its place what comes next', async () => {
    answer = { status: 200, body: { ok: true, message: 'Мы отправили письмо' } };
    await openSite('/default');
    await userEvent.type(email(), ' anna@mail.example ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен получать письма' }));
    await press();
    const said = await screen.findByText('Мы отправили письмо');
    expect(said.closest('[tabindex="-1"]')).toHaveFocus();
    expect(sent).toEqual([
      'POST /api/v1/subscribe/new',
      { email: 'anna@mail.example', consent: true, edition: '2026-11-01', url: '/default' },
    ]);
    expect(screen.queryByRole('button', { name: 'Подписаться' })).toBeNull();
  });

  it('asks for the consent before it offers the button', async () => {
    await openSite('/default');
    email().focus();
    await userEvent.tab();
    expect(screen.getByRole('checkbox', { name: 'Согласен получать письма' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Подписаться' })).toHaveFocus();
  });

  it('says what is wrong where it is wrong, and keeps what was typed', async () => {
    const error_validation = { email: ['Проверьте адрес'], consent: ['Отметьте согласие'] };
    answer = { status: 422, body: { code: 422, message: 'Проверьте', error_validation } };
    await openSite('/default');
    await userEvent.type(email(), 'anna');
    await press();
    expect(await screen.findByText('Проверьте адрес')).toBeVisible();
    expect(screen.getByText('Отметьте согласие')).toBeVisible();
    expect(email()).toHaveValue('anna');
    expect(email()).toHaveFocus();
  });

  it('asks for patience after too many tries', async () => {
    answer = { status: 429, body: { code: 429, message: 'no' } };
    await openSite('/podpiska');
    await userEvent.type(email(), 'anna@mail.example');
    await press();
    expect(await screen.findByText(/Слишком много попыток/)).toBeVisible();
  });

  it('is not offered while nobody knows what is agreed to', async () => {
    await openSite('/default', { subscription: undefined as never });
    expect(screen.queryByRole('button', { name: 'Подписаться' })).toBeNull();
  });
});
