import { afterEach, expect, it } from '@jest/globals';
import { REQUEST_TEXTS, type FieldKind } from '@polden/field-kinds';
import { ActionForm } from '@polden/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useActionData } from 'react-router-dom';
import type { RequestField } from './request-form.model.ts';
import { RequestInput } from './request-input.tsx';

afterEach(cleanup);

const ABOUT = { name: 'about', label: 'О себе' };

it.each<[FieldKind['privacy'], string | null]>([
  ['secret', 'never'],
  ['personal', null],
  ['open', null],
])('a line that is %s is kept in the browser: %s', (privacy, kept) => {
  const of = { ...REQUEST_TEXTS.company, privacy };
  const field = { kind: 'line', name: 'about', label: 'О себе', of } as const;
  render(<RequestInput field={field} id="about" value={undefined} lostFiles={false} error={undefined} />);
  expect(screen.getByLabelText(/^О себе/).getAttribute('data-draft')).toBe(kept);
});

it.each<[role: string, RequestField]>([
  ['textbox', { kind: 'line', of: REQUEST_TEXTS.company, ...ABOUT }],
  ['textbox', { kind: 'money', ...ABOUT }],
  ['textbox', { kind: 'lines', of: REQUEST_TEXTS.company, ...ABOUT }],
  ['combobox', { kind: 'choice', placeholder: 'Выберите', options: ['Ремонт'], ...ABOUT }],
  ['group', { kind: 'mark', ...ABOUT }],
])('the label of a %s that may stay empty says so', (role, field) => {
  const input = { id: 'about', value: undefined, lostFiles: false, error: undefined };
  const { rerender } = render(<RequestInput {...input} field={field} />);
  expect(screen.getByRole(role, { name: 'О себе (необязательно)' })).toBeTruthy();
  rerender(<RequestInput {...input} field={{ ...field, required: true }} />);
  expect(screen.getByRole(role, { name: 'О себе' })).toBeTruthy();
});

const PHOTOS = { kind: 'files', name: 'files', label: 'Снимки', types: ['png'], maxBytes: 1_000 } as const;

/** A form that was sent with a file that is not taken. */
function FormWithFiles() {
  const error = useActionData<string>();
  return (
    <ActionForm>
      <RequestInput field={PHOTOS} id="snimki" value={undefined} lostFiles={false} error={error} />
      <button>Отправить</button>
    </ActionForm>
  );
}

it('nothing is said of a wrong file any more once another is chosen', async () => {
  const action = () => 'Не подойдёт «note.txt»: приложите PNG';
  const router = createMemoryRouter([{ path: '/', action, element: <FormWithFiles /> }]);
  // «All files» of the system's dialogue takes any.
  const user = userEvent.setup({ applyAccept: false });
  render(<RouterProvider router={router} />);
  const files = await screen.findByLabelText(/^Снимки/u);
  await user.upload(files, new File(['note'], 'note.txt', { type: 'text/plain' }));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Не подойдёт «note\.txt»/u)).toBeTruthy();
  expect(files.getAttribute('aria-invalid')).toBe('true');
  await user.upload(files, new File(['png'], 'photo.png', { type: 'image/png' }));
  expect(screen.queryByText(/Не подойдёт «note\.txt»/u)).toBeNull();
  expect(files.getAttribute('aria-invalid')).toBeNull();
});
