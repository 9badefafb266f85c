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
    expect(screen.getByRole('alert')).toHaveTextContent('Не вышло');
  });

  it('leaves no short word at the end of a line, in its title and in its paragraphs', () => {
    const { container } = render(
      <Notice title="Заявка в работе">
        <p>
          Позвоните с утра <b>и</b> спросите о решении.
        </p>
        <p>Или приходите в офис.</p>
      </Notice>,
    );
    expect(container.textContent).toBe(
      'Заявка в\u00a0работеПозвоните с\u00a0утра и спросите о\u00a0решении.Или приходите в\u00a0офис.',
    );
  });
});
