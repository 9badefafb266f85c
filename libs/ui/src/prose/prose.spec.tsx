import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Prose } from './prose.tsx';

describe('Prose', () => {
  it('shows rich text with its structure', () => {
    render(<Prose html="<h2>Как считают проценты</h2><ul><li>По дням</li><li>По остатку</li></ul>" />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Как считают проценты');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
