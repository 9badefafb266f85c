import { expect, it } from '@jest/globals';
import { REQUEST_TEXTS, type FieldKind } from '@polden/field-kinds';
import { render, screen } from '@testing-library/react';
import type { RequestField } from './request-form.model.ts';
import { RequestInput } from './request-input.tsx';

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
