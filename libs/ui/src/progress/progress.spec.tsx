import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Progress } from './progress.tsx';

describe('Progress', () => {
  it.each([
    { value: 0, percent: '1' },
    { value: 37.6, percent: '38' },
    { value: 140, percent: '100' },
  ])('says $percent for $value', ({ value, percent }) => {
    render(<Progress label="Проверяем заявку" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Проверяем заявку' });
    expect(bar.getAttribute('aria-valuenow')).toBe(percent);
  });
});
