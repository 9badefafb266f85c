import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkTabs } from './link-tabs.tsx';

describe('LinkTabs', () => {
  it('is a named navigation whose current link is marked', () => {
    render(
      <MemoryRouter>
        <LinkTabs
          label="Вид займа"
          items={[
            { to: '/?product=pts', label: 'Под залог', current: true },
            { to: '/?product=pdl', label: 'До зарплаты', current: false },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Вид займа' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Под залог');
    expect(screen.getByRole('link', { name: 'До зарплаты' }).getAttribute('href')).toBe('/?product=pdl');
  });

  it('keeps for paper, which has no tabs, what was chosen', () => {
    const open = (current: boolean) =>
      render(
        <MemoryRouter>
          <LinkTabs label="Вид займа" items={[{ to: '/?product=pts', label: 'Под залог', current }]} />
        </MemoryRouter>,
      ).container.querySelector('[data-chosen]');
    expect(open(true)?.getAttribute('data-chosen')).toBe('Вид займа: Под залог');
    expect(open(false)).toBeNull();
  });
});
