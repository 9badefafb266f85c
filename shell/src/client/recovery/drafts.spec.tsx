import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { restoreDrafts, saveDrafts } from './drafts.ts';

function LoanForm() {
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        Имя
        <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Пароль
        <input name="password" type="password" />
      </label>
      <label>
        Паспорт
        <input name="passport" data-draft="never" />
      </label>
      <label>
        Комментарий
        <textarea name="comment" />
      </label>
      <label>
        <input type="checkbox" name="consent" />
        Согласен
      </label>
      <label>
        <input type="radio" name="term" value="6" />
        Полгода
      </label>
      <label>
        <input type="radio" name="term" value="12" />
        Год
      </label>
      <output>{`Здравствуйте, ${name}`}</output>
    </form>
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

async function typeAndReload(): Promise<void> {
  const { unmount } = render(<LoanForm />);
  await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
  await userEvent.type(screen.getByLabelText('Пароль'), 'тайна');
  await userEvent.type(screen.getByLabelText('Паспорт'), '4510 123456');
  await userEvent.type(screen.getByLabelText('Комментарий'), 'Звоните после шести');
  await userEvent.click(screen.getByLabelText('Согласен'));
  await userEvent.click(screen.getByLabelText('Год'));
  saveDrafts();
  unmount();
}

it('what was typed is there again after a reload, in the page and in its state', async () => {
  await typeAndReload();
  render(<LoanForm />);
  act(restoreDrafts);
  expect(await screen.findByText('Здравствуйте, Анна')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Комментарий').value).toBe('Звоните после шести');
  expect(screen.getByLabelText<HTMLInputElement>('Согласен').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Год').checked).toBe(true);
});

it('secrets are not kept', async () => {
  await typeAndReload();
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(/тайна|4510/);
  render(<LoanForm />);
  act(restoreDrafts);
  expect(screen.getByLabelText<HTMLInputElement>('Пароль').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Паспорт').value).toBe('');
});

it('nothing is put back twice, nor on another page', async () => {
  await typeAndReload();
  window.history.replaceState(null, '', '/other');
  render(<LoanForm />);
  act(restoreDrafts);
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('');
  cleanup();
  window.history.replaceState(null, '', '/');
  render(<LoanForm />);
  act(restoreDrafts);
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('');
});
