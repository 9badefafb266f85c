import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { hasEnded, useFurtherPages } from './further-pages.ts';
import { MorePages } from './more-pages.tsx';

interface Item {
  id: number;
}

type Read = (page: number) => Promise<{ items: Item[]; pageCount: number }>;

const oneEach: Read = (page) => Promise.resolve({ items: [{ id: page }], pageCount: 3 });

function List({ read }: { read: Read }) {
  const further = useFurtherPages({ items: [{ id: 1 }], page: 1, pageCount: 3 }, read);
  return (
    <>
      <ul aria-label="Записи">
        {further.items.map(({ id }) => (
          <li key={id}>
            <Link to={`/zapis/${id}`}>{id}</Link>
          </li>
        ))}
      </ul>
      <MorePages further={further} pageCount={3} to={(page) => `/spisok?page=${page}`} label="Страницы" />
    </>
  );
}

/** Each test has a list of its own. */
function open(path: string, read: Read): void {
  const pages = [
    { path, element: <List read={read} /> },
    { path: '/zapis/:id', element: <p>Запись</p> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [path] });
  goBack = () => router.navigate(-1);
  render(<RouterProvider router={router} />);
}

let goBack: () => Promise<void>;

const shown = () => within(screen.getByRole('list', { name: 'Записи' })).getAllByRole('listitem').length;

describe('the pages of a list', () => {
  it('come one after another under the first, until there are no more', async () => {
    open('/novosti', oneEach);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(shown()).toBe(2);
    expect(screen.getByRole('button', { name: 'Показать ещё' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(shown()).toBe(3);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
    // The keyboard goes on from where the button was.
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('На странице записей: 3');
  });

  it('show each item once, also what something new has moved to the next page', async () => {
    open('/blog', (page) => Promise.resolve({ items: [{ id: page - 1 }, { id: page }], pageCount: 3 }));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await screen.findByRole('link', { name: '2' });
    expect(shown()).toBe(2);
  });

  it('can be asked for again when one did not come', async () => {
    let fails = true;
    const read = (page: number) =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve({ items: [{ id: page }], pageCount: 3 });
    open('/otzyvy', read);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText(/Не получилось загрузить/u)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(shown()).toBe(2);
  });

  it('are there again for whoever comes back from one of them', async () => {
    open('/video', oneEach);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await user.click(await screen.findByRole('link', { name: '2' }));
    await screen.findByText('Запись');
    await act(goBack);
    expect(shown()).toBe(2);
  });

  it.each([
    [2, 3, false],
    [3, 3, false],
    [4, 3, true],
    [2, 0, true],
  ])('before page %i of %i have ended: %s', (next, pageCount, ended) => {
    expect(hasEnded(next, pageCount)).toBe(ended);
  });
});
