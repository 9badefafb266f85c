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
});
