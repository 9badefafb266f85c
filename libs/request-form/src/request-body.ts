import { typedKind } from '@polden/api-contract';
import type { RequestField, RequestFormModel } from './request-form.model.ts';
import type { SentForm } from './request-state.ts';

/** Files by the name of their field. */
export type Files = readonly (readonly [field: string, file: File])[];

/** What the API is sent of a form: what was typed, what goes with it, and what was ticked. */
export function bodyOf(
  { fields, consents, fixed }: RequestFormModel,
  { values, ticked }: Pick<SentForm, 'values' | 'ticked'>,
): Record<string, string | number | boolean> {
  const entries: [string, string | number | boolean][] = [
    ...Object.entries(fixed ?? {}),
    ...fields.flatMap((field): [string, string | number][] => {
      const value = values[field.name] ?? '';
      return isEmpty(field, value) ? [] : [[field.name, valueOf(field, value)]];
    }),
    ...consents.map(({ name }): [string, boolean] => [name, ticked.includes(name)]),
  ];
  return Object.fromEntries(entries);
}

/** The same with files, for which JSON has no place. */
export function formOf(body: object, files: Files): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const [name, file] of files) form.append(name, file);
  return form;
}

/** The chosen files, empty ones too; a browser sends a nameless one where nothing was chosen. */
export function filesOf(form: FormData, { fields }: RequestFormModel): Files {
  return fields
    .filter(({ kind }) => kind === 'files')
    .flatMap(({ name }) =>
      form
        .getAll(name)
        .flatMap((value) =>
          value instanceof File && value.size + value.name.length > 0 ? [[name, value] as const] : [],
        ),
    );
}

/** A phone begins with «+7» before anybody has typed a digit. */
export function isEmpty(field: RequestField, value: string): boolean {
  return value === '' || (typedKind(field)?.contact === 'phone' && value.replace(/\D/gu, '') === '7');
}

function valueOf(field: RequestField, typed: string): string | number {
  const kind = typedKind(field);
  return kind?.number || field.kind === 'mark' ? Number(kind?.normalise?.(typed) ?? typed) : typed;
}
