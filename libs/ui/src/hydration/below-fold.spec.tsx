import { afterEach, describe, expect, it } from '@jest/globals';
import { useLayoutEffect } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { BelowFold } from './below-fold.tsx';

afterEach(cleanup);

const REST = 'Вопросы и ответы';

/** Of each opened page, whether the rest was there with its first commit. */
const seen: boolean[] = [];

function Page() {
  useLayoutEffect(() => {
    seen.push(screen.queryByText(REST) !== null);
  }, []);
  return (
    <>
      <h1>Заём</h1>
      <BelowFold>
        <p>{REST}</p>
      </BelowFold>
    </>
  );
}

const ROUTES = [
  { path: '/', element: <p>Главная</p> },
  { path: '/zaem', Component: Page },
];

/** Leads from the home page to the page; tells whether the rest came with its heading. */
async function whenOpened(entries: string[], to: string | number): Promise<'with the heading' | 'later'> {
  seen.length = 0;
  const router = createMemoryRouter(ROUTES, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(to as string));
  await screen.findByText(REST);
  return seen[0] ? 'with the heading' : 'later';
}

describe('what stands below the first screen', () => {
  it('is in the page of the server', async () => {
    const { query, dataRoutes } = createStaticHandler(ROUTES);
    const context = await query(new Request('https://polden.example/zaem'));
    if (context instanceof Response) throw new Error('a page was expected');
    const html = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    );
    expect(html).toContain(REST);
  });

  it('comes after the first screen of a page that is opened by a link', async () => {
    expect(await whenOpened(['/'], '/zaem')).toBe('later');
  });

  it('is there at once for whoever comes back', async () => {
    expect(await whenOpened(['/zaem', '/'], -1)).toBe('with the heading');
  });

  it('is there at once for whoever goes to a part of the page', async () => {
    expect(await whenOpened(['/'], '/zaem#voprosy')).toBe('with the heading');
  });
});
