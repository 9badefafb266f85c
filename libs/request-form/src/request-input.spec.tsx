import { expect, it } from '@jest/globals';
import { REQUEST_TEXTS, type FieldKind } from '@polden/field-kinds';
import { render, screen } from '@testing-library/react';
import { RequestInput } from './request-input.tsx';

it.each<[FieldKind['privacy'], string | null]>([
  ['secret', 'never'],
  ['personal', null],
  ['open', null],
])('a line that is %s is kept in the browser: %s', (privacy, kept) => {
  const of = { ...REQUEST_TEXTS.company, privacy };
  const field = { kind: 'line', name: 'about', label: 'О себе', of } as const;
  render(<RequestInput field={field} id="about" value={undefined} lostFiles={false} error={undefined} />);
  expect(screen.getByLabelText('О себе').getAttribute('data-draft')).toBe(kept);
});
