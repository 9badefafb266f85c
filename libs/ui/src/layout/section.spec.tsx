import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Section } from './section.tsx';

describe('Section', () => {
  it('is named by its title or by its label', () => {
    render(
      <>
        <Section title="Как получить деньги">…</Section>
        <Section label="Цифры">…</Section>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Как получить деньги' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Как получить деньги');
    expect(screen.getByRole('region', { name: 'Цифры' })).toBeTruthy();
  });

  it('lets no short word of its title hang at the end of a line', () => {
    render(<Section title="Почему с нами спокойно">…</Section>);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Почему с\u00a0нами спокойно');
  });
});
