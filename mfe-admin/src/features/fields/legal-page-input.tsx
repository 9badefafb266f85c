import { LEGAL_PAGES } from '@polden/api-contract';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { Select } from '../controls/select.tsx';

const PAGES = Object.entries(LEGAL_PAGES).map(([value, label]) => ({ value, label }));

/** The page of the site on which a legal text stands: the site has no others. */
export function LegalPageInput({ id, field, value, error, readOnly, onChange }: FieldInputProps<'slug'>) {
  const isKnown = value in LEGAL_PAGES;
  const other = { value, label: value === '' ? 'Выберите' : `${value}: такой страницы на сайте нет` };
  return (
    <Select
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      disabled={readOnly}
      value={value}
      options={isKnown ? PAGES : [other, ...PAGES]}
      onChange={onChange}
    />
  );
}
