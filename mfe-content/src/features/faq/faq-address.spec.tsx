import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAQ_PATHS } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openInBrowser } from '../../testing/open-page.tsx';

let api: ContentApi;
let router: ReturnType<typeof openInBrowser>;

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
    [FAQ_PATHS.answers]: { ok: true, data: [{ id: 5, answer: '<p>Картой.</p>' }] },
  };
  configureHttp({ origin: api.origin });
});
afterEach(async () => {
  cleanup();
  router.dispose();
  window.history.replaceState(null, '', '/');
  await api.close();
});

const field = () => screen.findByRole('searchbox', { name: 'Ваш вопрос' });
const asked = () => new URLSearchParams(window.location.search).get('q');

describe('what is looked for among the questions', () => {
  it('is in the address once typing rests, and there again on the way back', async () => {
    router = openInBrowser('/voprosy-i-otvety?utm_source=radio');
    await userEvent.type(await field(), 'вернуть кредит');
    const entries = window.history.length;
    await waitFor(() => expect(asked()).toBe('вернуть кредит'));
    expect(window.location.search).toMatch(/utm_source=radio/u);
    expect(window.history.length).toBe(entries);
    await act(() => router.navigate('/mobilnoe-prilozhenie'));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(window.location.search).toBe('');
    await act(() => router.navigate(-1));
    expect(await field()).toHaveValue('вернуть кредит');
    expect(screen.queryByRole('heading', { name: 'Нужна ли страховка?' })).toBeNull();
  });

  it('is in the address at once when a link is followed', async () => {
    router = openInBrowser('/voprosy-i-otvety');
    await userEvent.type(await field(), 'страховка');
    await userEvent.click(screen.getByRole('link', { name: 'Документы' }));
    await waitFor(() => expect(window.location.pathname).toBe('/documenty'));
    await act(() => router.navigate(-1));
    expect(await field()).toHaveValue('страховка');
  });

  it('leaves the address with the field, and is one step of the way when it is sent', async () => {
    router = openInBrowser('/voprosy-i-otvety?q=страховка');
    const entries = window.history.length;
    await userEvent.clear(await field());
    await waitFor(() => expect(window.location.href).toMatch(/\/voprosy-i-otvety$/u));
    await userEvent.type(await field(), 'кредит{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?q=/u));
    expect([asked(), window.history.length]).toEqual(['кредит', entries]);
  });
});
