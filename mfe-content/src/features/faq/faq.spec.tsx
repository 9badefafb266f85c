import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAQ_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [FAQ_PATHS.categories]: { ok: true, data: [{ id: 1, title: 'Платежи', position: 1 }] },
    [FAQ_PATHS.questions]: {
      ok: true,
      data: [
        { id: 5, question: 'Как погасить заём?', answer: null, faq_category_id: 1 },
        { id: 6, question: 'Нужна ли страховка?', answer: null, faq_category_id: 1 },
      ],
    },
    [FAQ_PATHS.answers]: {
      ok: true,
      data: [
        { id: 5, answer: '<p>Картой или в приложении.</p>' },
        { id: 6, answer: '<p>Нет.</p>' },
      ],
    },
    [FAQ_PATHS.vote]: { ok: true },
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const question = (name: string) => screen.queryByRole('heading', { level: 3, name });

describe('questions and answers', () => {
  it('are found while somebody types, by other words and with a typo', async () => {
    openPage('/voprosy-i-otvety');
    const field = await screen.findByRole('searchbox', { name: 'Ваш вопрос' });
    await userEvent.type(field, 'вернуть кредит');
    expect(question('Как погасить заём?')).toBeVisible();
    expect(question('Нужна ли страховка?')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'страхвка');
    expect(question('Нужна ли страховка?')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'cnhf[[jdrf');
    expect(question('Нужна ли страховка?')).toBeVisible();
    expect(question('Как погасить заём?')).toBeNull();
    await userEvent.clear(field);
    expect(question('Как погасить заём?')).toBeVisible();
  });

  it('are all there again by the link under a search that finds none', async () => {
    openPage('/voprosy-i-otvety');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Ваш вопрос' }), 'зебра');
    expect(question('Как погасить заём?')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'все вопросы по разделам' }));
    await waitFor(() => expect(question('Как погасить заём?')).toBeVisible());
    expect(screen.getByRole('searchbox', { name: 'Ваш вопрос' })).toHaveValue('');
  });

  it('are opened by a link to one of them', async () => {
    openPage('/voprosy-i-otvety#vopros-6');
    await waitFor(() =>
      expect(document.getElementById('vopros-6')?.closest('details')).toHaveAttribute('open'),
    );
    expect(document.getElementById('vopros-5')?.closest('details')).not.toHaveAttribute('open');
  });

  it('are opened by a link also where what is typed leaves them out', async () => {
    const router = openPage('/voprosy-i-otvety');
    const field = () => screen.findByRole('searchbox', { name: 'Ваш вопрос' });
    await userEvent.type(await field(), 'вернуть кредит');
    expect(question('Нужна ли страховка?')).toBeNull();
    await act(() => router.navigate('#vopros-6'));
    await waitFor(() =>
      expect(document.getElementById('vopros-6')?.closest('details')).toHaveAttribute('open'),
    );
    expect(await field()).toHaveValue('');
    // What is typed after that counts again.
    await userEvent.type(await field(), 'вернуть кредит');
    expect(question('Нужна ли страховка?')).toBeNull();
  });

  it('take a vote, and thank for it', async () => {
    openPage('/voprosy-i-otvety#vopros-5');
    const form = await screen.findByRole('form', { name: 'Оценка ответа: Как погасить заём?' });
    const yes = [...form.querySelectorAll('button')].find((button) => button.textContent === 'Да');
    if (!yes) throw new Error('no button');
    await userEvent.click(yes);
    expect(await screen.findByText('Спасибо! Рады, что помогло.')).toHaveFocus();
    expect(api.posted.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ id: 5, useful: true }]);
  });
});
