import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import {
  Form,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useFetcher,
  useLoaderData,
  useNavigate,
  useNavigation,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { createRouter } from './core.ts';
import { firstState } from './first-state.ts';
import { lateRouter } from './late-router.ts';

const FIRST = '/first';

/** How often each of these has run or begun. */
let counts: Record<string, number>;
let sent: FormDataEntryValue[];

const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);

beforeEach(() => {
  counts = {};
  sent = [];
  window.history.replaceState(null, '', FIRST);
});

function Layout() {
  useState(() => count('layout'));
  return (
    <>
      <input aria-label="Имя" />
      <Link to="/second">Вторая</Link>
      <Link to="/third">Третья</Link>
      <Outlet />
    </>
  );
}

function First() {
  const fetcher = useFetcher<string>();
  const navigation = useNavigation();
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <p>{navigation.state}</p>
      <fetcher.Form method="post" action="/second">
        <button name="word" value="раз">
          Послать
        </button>
      </fetcher.Form>
      <Form method="post" action="/second">
        <button name="word" value="форма">
          Отправить
        </button>
      </Form>
      <output>{fetcher.data}</output>
    </>
  );
}

function Guarded() {
  const blocker = useBlocker(true);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/second')}>Уйти</button>
      {blocker.state === 'blocked' && <button onClick={() => blocker.proceed()}>Всё равно</button>}
    </>
  );
}

const title = (name: string) => ({
  id: name,
  path: `/${name}`,
  Component: () => <h1>{useLoaderData<string>()}</h1>,
});

function routes(page: RouteObject): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      loader: () => (count('layout loader'), null),
      shouldRevalidate: () => false,
      children: [
        { ...page, id: 'first', path: FIRST, loader: () => (count('first loader'), 'Снова первая') },
        {
          ...title('second'),
          loader: () => (count('second loader'), 'Вторая страница'),
          action: async ({ request }) => {
            count('action');
            const word = (await request.formData()).get('word') ?? '';
            sent.push(word);
            return word;
          },
        },
        { ...title('third'), loader: () => (count('third loader'), 'Третья страница') },
      ],
    },
  ];
}

/** A page as a server has sent it, the code of its router on its way until `arrive` is called. */
function open(page: RouteObject = { Component: First }) {
  const history = createBrowserHistory();
  const all = routes(page);
  const first = firstState(all, history.location, {
    loaderData: { layout: null, first: 'Первая страница' },
  });
  if (!first) throw new Error('the page is whole');
  const { promise, resolve } = Promise.withResolvers<typeof createRouter>();
  const bring = jest.fn(() => promise);
  const { router } = lateRouter({ routes: all, history, first, bring });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, bring, arrive: () => act(async () => resolve(createRouter)) };
}

const heading = (name: string) => screen.findByRole('heading', { name });

describe('a page whose router comes late', () => {
  it('stands without it, and nothing of it is loaded again', async () => {
    const { bring } = open();
    expect(await heading('Первая страница')).toBeVisible();
    expect(bring).not.toHaveBeenCalled();
    expect(counts).not.toHaveProperty('first loader');
  });

  it('follows the link that was clicked last, once, and keeps what stands and what was typed', async () => {
    const { bring, arrive } = open();
    const before = counts['layout'];
    await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
    await userEvent.click(screen.getByRole('link', { name: 'Третья' }));
    await userEvent.click(screen.getByRole('link', { name: 'Вторая' }));
    expect(screen.getByText('loading')).toBeVisible();
    expect(bring).toHaveBeenCalledTimes(1);
    await arrive();
    expect(await heading('Вторая страница')).toBeVisible();
    expect(window.location.pathname).toBe('/second');
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    expect(counts).toEqual({ layout: before, 'second loader': 1 });
  });

  it('is come back to, with its data asked for again', async () => {
    const { arrive } = open();
    await userEvent.click(screen.getByRole('link', { name: 'Вторая' }));
    await arrive();
    await heading('Вторая страница');
    act(() => window.history.back());
    expect(await heading('Снова первая')).toBeVisible();
  });

  it('goes where the visitor goes by the buttons of the browser meanwhile', async () => {
    window.history.pushState({ idx: 0 }, '', '/second');
    window.history.pushState({ idx: 1 }, '', FIRST);
    const { router, arrive } = open();
    act(() => window.history.back());
    await screen.findByText('loading');
    await arrive();
    expect(await heading('Вторая страница')).toBeVisible();
    expect(router.state.historyAction).toBe('POP');
  });

  it('sends a form and what a fetcher was given, each once', async () => {
    const { arrive } = open();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Послать' }));
    await arrive();
    expect(await screen.findByText('раз')).toBeVisible();
    expect(sent).toEqual(['раз']);
    expect(await heading('Снова первая')).toBeVisible();
  });

  it('sends a form, and says so before it can', async () => {
    const { arrive } = open();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Отправить' }));
    expect(screen.getByText('submitting')).toBeVisible();
    await arrive();
    expect(await heading('Вторая страница')).toBeVisible();
    expect(sent).toEqual(['форма']);
  });

  it('is not left where it does not want to be', async () => {
    const { arrive } = open({ Component: Guarded });
    await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
    await arrive();
    await userEvent.click(await screen.findByRole('button', { name: 'Всё равно' }));
    expect(await heading('Вторая страница')).toBeVisible();
  });
});

describe('what a page begins with', () => {
  const location = { pathname: FIRST, search: '', hash: '', state: null, key: 'default' };

  it.each([
    ['a loader has still to run', {}],
    [
      'the server has met an error',
      { loaderData: { layout: null, first: 1 }, errors: { first: new Error() } },
    ],
    ['there is no data', undefined],
  ])('is left to the router where %s', (_, data) => {
    expect(firstState(routes({ Component: First }), location, data)).toBeNull();
  });
});
