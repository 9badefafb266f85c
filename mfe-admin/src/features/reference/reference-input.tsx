import { useParams } from 'react-router-dom';
import { useAdminType } from '../content-types/admin-type.tsx';
import { Select } from '../controls/select.tsx';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { useReferenceOptions } from './use-reference-options.ts';

/** The item under which this one stands. */
export function ReferenceInput({
  id,
  field,
  value,
  error,
  readOnly,
  others,
  onChange,
}: FieldInputProps<'reference'>) {
  const chosen = value === null ? '' : String(value);
  const options = useReferenceOptions(
    field.to,
    chosen,
    field.alike === undefined ? null : others?.[field.alike],
    useOwnId(field.to),
  );
  const none = { value: '', label: field.required === 'never' ? 'Нет' : 'Выберите' };
  return (
    <Select
      id={id}
      label={field.label}
      hint={field.hint}
      error={error}
      disabled={readOnly}
      value={chosen}
      options={[none, ...options]}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}

/** Id of the item in this form; null for a new one, and in a form of another type. */
function useOwnId(to: string): number | null {
  const { type } = useAdminType();
  const id = Number(useParams()['id']);
  return type.name === to && Number.isInteger(id) ? id : null;
}
