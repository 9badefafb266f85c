import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureHttp } from '@polden/http';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startBlogApi, type BlogApi } from '../../testing/blog-api.ts';
import { SCHEDULE_POST } from '../../testing/blog-data.ts';
import { openPage } from '../../testing/open-page.tsx';

let api: BlogApi;

beforeEach(async () => {
  api = await startBlogApi();
  api.articles.set(SCHEDULE_POST.slug, SCHEDULE_POST);
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

describe('the rating of an article', () => {
  it('is five named radio buttons, and thanks for the vote', async () => {
    openPage(`/blog/${SCHEDULE_POST.slug}`);
    expect(await screen.findByRole('group', { name: 'Как вам статья?' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '4 из 5, полезная' }));
    await userEvent.click(screen.getByRole('button', { name: 'Оценить' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Спасибо! Ваша оценка: 4 из 5.');
    expect(api.votes).toEqual([{ id: 7, rating: 4 }]);
    expect(screen.getByRole('button', { name: 'Изменить оценку' })).toBeVisible();
  });

  it('asks for a choice before it sends anything', async () => {
    openPage(`/blog/${SCHEDULE_POST.slug}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Оценить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите оценку от 1 до 5.');
    expect(api.votes).toEqual([]);
  });
});
