import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Notice } from './notice.tsx';

describe('Notice', () => {
  it('interrupts only for an error that appears', () => {
    render(
      <>
        <Notice title="Обычное" />
        <Notice live title="Готово" tone="success" />
        <Notice live title="Не вышло" tone="error" />
      </>,
    );
    expect(screen.getByRole('status').textContent).toBe('Готово');
    expect(screen.getByRole('alert').textContent).toBe('Не вышло');
  });
});
