import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

describe('Button', () => {
  it('acts when pressed, by mouse and by keyboard', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Дальше</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('keeps its name and focus while busy, and neither acts nor submits', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={press}>
          Отправить
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Отправить' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit a form unless told to', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Button>Ещё</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link to a page of the site or to anywhere else', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/dengi-pod-zalog">Условия</ButtonLink>
        <ButtonLink href="tel:+78005553535">Позвонить</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Условия' }).getAttribute('href')).toBe('/dengi-pod-zalog');
    expect(screen.getByRole('link', { name: 'Позвонить' }).getAttribute('href')).toBe('tel:+78005553535');
  });
});
