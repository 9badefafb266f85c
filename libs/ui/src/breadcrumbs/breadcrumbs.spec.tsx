import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from './breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('lead up from the top, in a navigation of their own', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs
          items={[
            { to: '/', label: 'Главная' },
            { to: '/blog', label: 'Блог' },
          ]}
        />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('navigation', { name: 'Путь к этой странице' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Главная', '/'],
      ['Блог', '/blog'],
    ]);
  });
});
