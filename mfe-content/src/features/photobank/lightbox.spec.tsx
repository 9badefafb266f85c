import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PHOTOBANK_PATHS, type Photo } from '@polden/api-contract';
import { configureHttp } from '@polden/http';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ContentApi, startContentApi } from '../../testing/content-api.ts';
import { openPage } from '../../testing/open-page.tsx';

const PAGE = '/o-kompanii/photobank';
const photo = (id: number): Photo => ({
  id,
  title: `Вид ${id}`,
  image: {
    url: `/api/v1/media/hash${id}/1600.webp`,
    width: 1600,
    height: 900,
    srcset: '',
    sources: [],
    focus: { x: 0.5, y: 0.5 },
    alt: '',
  },
});

let api: ContentApi;

beforeEach(async () => {
  api = await startContentApi();
  api.answers = {
    [PHOTOBANK_PATHS.logos]: [],
    [PHOTOBANK_PATHS.photos]: [{ id: 1, title: 'Город', position: 1, items: [photo(1), photo(2)] }],
  };
  configureHttp({ origin: api.origin });
});
afterEach(() => api.close());

const close = async () => userEvent.dblClick(await screen.findByRole('button', { name: 'Закрыть' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a picture over the page', () => {
  it('is no step of the way any more when it was closed', async () => {
    const router = openPage('/mobilnoe-prilozhenie');
    await act(() => router.navigate(PAGE));
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(await screen.findByRole('link', { name: 'Открыть: Вид 1' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Следующий' }));
      await screen.findByRole('dialog', { name: 'Вид 2' });
      await close();
      await isClosed();
      expect(router.state.location).toMatchObject({ pathname: PAGE, search: '' });
    }
    await act(() => router.navigate(1));
    await screen.findByRole('dialog', { name: 'Вид 2' });
    await close();
    await isClosed();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/mobilnoe-prilozhenie');
  });

  it('is closed into its page when somebody has come by its own address', async () => {
    const router = openPage('/mobilnoe-prilozhenie');
    await act(() => router.navigate(`${PAGE}?photo=1`));
    await screen.findByRole('dialog', { name: 'Вид 1' });
    await close();
    await isClosed();
    expect(router.state.location).toMatchObject({ pathname: PAGE, search: '' });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/mobilnoe-prilozhenie');
  });
});
