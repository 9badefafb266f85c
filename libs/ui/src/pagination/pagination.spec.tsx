import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pageNumbers } from './page-numbers.ts';
import { Pagination } from './pagination.tsx';

function show(page: number, pageCount: number) {
  render(
    <MemoryRouter>
      <Pagination
        label="Страницы блога"
        page={page}
        pageCount={pageCount}
        to={(number) => `/blog/${number}`}
      />
    </MemoryRouter>,
  );
}

describe('Pagination', () => {
  it('leads to every neighbour, marks the open page and names itself', () => {
    show(2, 3);
    expect(screen.getByRole('navigation', { name: 'Страницы блога' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Страница 3' }).getAttribute('href')).toBe('/blog/3');
    expect(screen.getByRole('link', { name: 'Назад' }).getAttribute('href')).toBe('/blog/1');
    expect(screen.getByRole('link', { name: 'Дальше' }).getAttribute('href')).toBe('/blog/3');
  });

  it('has no step beyond the ends', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Назад' })).toBeNull();
  });

  it('is not there for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('pageNumbers', () => {
  it.each([
    { page: 1, pageCount: 3, row: [1, 2, 3] },
    { page: 1, pageCount: 9, row: [1, 2, null, 9] },
    { page: 3, pageCount: 9, row: [1, 2, 3, 4, null, 9] },
    { page: 5, pageCount: 9, row: [1, null, 4, 5, 6, null, 9] },
    { page: 7, pageCount: 9, row: [1, null, 6, 7, 8, 9] },
    { page: 12, pageCount: 9, row: [1, null, 9] },
  ])('of page $page of $pageCount are $row', ({ page, pageCount, row }) => {
    expect(pageNumbers(page, pageCount)).toEqual(row);
  });
});
