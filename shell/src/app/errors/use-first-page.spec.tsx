import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SITE } from '../../testing/site.ts';
import { compose } from '../compose.tsx';
import { ALL_PARTS } from '../parts/all-parts.ts';
import { DocumentRequest } from './document-request.ts';

afterEach(cleanup);

const page = (path: string) => ({
  path,
  handle: { chunk: 'page', layout: 'default' as const },
  Component: () => <h1>{path}</h1>,
});

const failing = {
  ...page('/upala'),
  loader: () => {
    throw new Error('no data');
  },
};

/** Reads what it shows for another page of its list alone. */
const list = {
  ...page('/spisok'),
  loader: () => ({ news: [] }),
  shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
    currentUrl.searchParams.get('page') !== nextUrl.searchParams.get('page'),
};

const again = { ...page('/snova'), loader: () => ({ news: [] }) };

/** Opens a page as the document that has answered `request-1` of older data does. */
async function open(path: string) {
  const pages = { name: 'pages', paths: [], routes: [page('/zdes'), page('/tam'), list, again, failing] };
  const router = createMemoryRouter(
    compose([pages], ALL_PARTS, () => ({ ...SITE, savedAt: '14:05' })),
    { initialEntries: [path] },
  );
  render(
    <DocumentRequest value={{ id: 'request-1', locationKey: router.state.location.key }}>
      <RouterProvider router={router} />
    </DocumentRequest>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

it('says of the page that the server has made that it is old, and of no later one, nor of the same that is read anew', async () => {
  const notice = () => screen.queryByText(/14:05/u);
  const router = await open('/zdes');
  expect(notice()).toBeVisible();
  await act(() => router.navigate('/tam'));
  expect(notice()).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: '/zdes' })).toBeVisible();
  expect(notice()).toBeNull();
});

it('names the request of the document where that has failed, and not where it fails anew', async () => {
  const number = () => screen.queryByText(/request-1/u);
  const router = await open('/upala');
  expect(number()).toBeVisible();
  await act(() => router.navigate('/tam'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('/tam');
  expect(number()).toBeNull();
});

it.each(['/zdes', '/spisok'])('says that %s is old as long as nothing of it is read anew', async (path) => {
  const notice = () => screen.queryByText(/14:05/u);
  const router = await open(path);
  for (const to of ['#vopros', '#otvet', '?summa=1', '?summa=2#vopros']) {
    await act(() => router.navigate(path + to));
    expect(notice()).toBeVisible();
  }
});

it('says of no list that is read anew that it is old, nor of what one comes back to', async () => {
  const notice = () => screen.queryByText(/14:05/u);
  const router = await open('/spisok');
  await act(() => router.navigate('/spisok?page=2'));
  expect(notice()).toBeNull();
  await act(() => router.navigate('/spisok?page=2#vopros'));
  expect(notice()).toBeNull();
});

it('says of no page that it is old whose data were read once more', async () => {
  const notice = () => screen.queryByText(/14:05/u);
  const router = await open('/snova');
  expect(notice()).toBeVisible();
  await act(() => router.revalidate());
  expect(notice()).toBeNull();
});

it('names the request of the document at another anchor, too, and not where the page fails anew', async () => {
  const number = () => screen.queryByText(/request-1/u);
  const router = await open('/upala');
  await act(() => router.navigate('/upala#vopros'));
  expect(number()).toBeVisible();
  await act(() => router.navigate('/upala?page=2'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(number()).toBeNull();
});
