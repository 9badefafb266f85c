import { LEGAL_PAGES } from '@polden/api-contract';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { OneOfInput } from './one-of-input.tsx';

const PAGES = Object.entries(LEGAL_PAGES).map(([value, label]) => ({ value, label }));

/** The page of the site on which a legal text stands: the site has no others. */
export function LegalPageInput(props: FieldInputProps<'slug'>) {
  return (
    <OneOfInput {...props} options={PAGES} nameOfOther={(slug) => `${slug}: такой страницы на сайте нет`} />
  );
}
