import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { hasEnded, useFurtherPages } from './further-pages.ts';
import { MorePages } from './more-pages.tsx';

interface Item {
  id: number;
}

function List({ read }: { read: (page: number) => Promise<{ items: Item[]; pageCount: number }> }) {
  const further = useFurtherPages({ items: [{ id: 1 }], page: 1, pageCount: 3 }, read);
  return (
    <MemoryRouter>
      <ul aria-label="Записи">
        {further.items.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <MorePages further={further} pageCount={3} to={(page) => `/spisok?page=${page}`} label="Страницы" />
    </MemoryRouter>
  );
}

const shown = () => within(screen.getByRole('list', { name: 'Записи' })).getAllByRole('listitem').length;

describe('the pages of a list', () => {
  it('come one after another under the first, until there are no more', async () => {
    render(<List read={(page) => Promise.resolve({ items: [{ id: page }], pageCount: 3 })} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(shown()).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(shown()).toBe(3);
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
  });

  it('can be asked for again when one did not come', async () => {
    let fails = true;
    const read = (page: number) =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve({ items: [{ id: page }], pageCount: 3 });
    render(<List read={read} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText(/Не получилось загрузить/u)).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
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
