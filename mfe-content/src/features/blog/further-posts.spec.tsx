import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startBlogApi, type BlogApi } from '../../testing/blog-api.ts';
import { postCard } from '../../testing/blog-data.ts';
import { openPage } from '../../testing/open-page.tsx';

const DEBTS = { slug: 'dolgi', title: 'Платежи и долги', lead: '' };

let api: BlogApi;

beforeEach(async () => {
  api = await startBlogApi();
  api.posts = Array.from({ length: 26 }, (_, index) => ({ ...postCard(index + 1), category: DEBTS }));
  api.grands = [postCard(14), postCard(2)];
  api.categories = [{ ...DEBTS, posts: 26 }];
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

// What was fetched is there again at the same address: each test has one of its own.
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const more = () => screen.findByRole('button', { name: 'Показать ещё' });

describe.each([
  ['/blog', 'Блог'],
  ['/blog/tema/dolgi', DEBTS.title],
])('%s', (path, title) => {
  it('goes on under the posts that are there, each of them once, until there are no more', async () => {
    openPage(path);
    await userEvent.click(await more());
    await screen.findByText('Статья номер 24');
    await userEvent.click(await more());
    await screen.findByText('Статья номер 26');
    expect(new Set(shown()).size).toBe(26);
    expect(shown()).toHaveLength(26);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('says so when nothing comes, and does when it is asked again', async () => {
    openPage(`${path}?utm_source=a`);
    const button = await more();
    api.outage = 503;
    await userEvent.click(button);
    expect(await screen.findByText(/Не получилось загрузить продолжение/u)).toBeVisible();
    api.outage = null;
    await userEvent.click(await more());
    expect(await screen.findByText('Статья номер 24')).toBeVisible();
  });

  it('begins anew on each page with an address, and names the page in its heading', async () => {
    openPage(`${path}?utm_source=b`);
    await userEvent.click(await more());
    await screen.findByText('Статья номер 24');
    await userEvent.click(screen.getByRole('link', { name: 'Страница 3' }));
    await waitFor(() => expect(screen.queryByText('Статья номер 1')).toBeNull());
    expect(shown()).toEqual(['Статья номер 25', 'Статья номер 26']);
    expect(screen.getByRole('heading', { level: 1, name: `${title} — страница 3` })).toBeVisible();
  });
});
