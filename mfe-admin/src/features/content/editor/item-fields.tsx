import type { FieldErrors } from '@polden/api-contract';
import { emptyValue, type FieldValue } from '@polden/content-model';
import type { ReactNode } from 'react';
import { READ_ONLY_REASON, useFieldRights } from '../../content-types/use-field-rights.ts';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { FieldInput } from '../../fields/field-input.tsx';
import { ReadOnlyField } from '../../fields/read-only-field.tsx';
import { nextField } from './held-field.ts';
import type { ItemValues } from './item-values.ts';
import css from './editor.module.css';

export interface ItemFieldsProps {
  values: ItemValues;
  errors: FieldErrors;
  idOf: (field: string) => string;
  readOnly: boolean;
  onChange: (change: ItemValues) => void;
  /** A field was left for another one, or for none of them (null). */
  onLeave: (next: string | null) => void;
  /** Below the last one. */
  children?: ReactNode;
}

/** The fields of the content model, in its order. */
export function ItemFields(props: ItemFieldsProps) {
  const { values, errors, idOf, readOnly, onChange, onLeave, children } = props;
  const { type, screen } = useAdminType();
  const mayEdit = useFieldRights();
  return (
    <div
      className={css.fields}
      role="presentation"
      onBlur={(event) => {
        const next = nextField(event);
        if (next !== undefined) onLeave(next);
      }}
    >
      {Object.entries(type.fields).map(([name, field]) => {
        if (screen?.fieldsElsewhere.includes(name)) return null;
        const input = {
          kind: field.kind,
          field,
          id: idOf(name),
          name,
          value: values[name] ?? emptyValue(field),
          error: errors[name]?.[0],
          readOnly: readOnly || !mayEdit(field),
          others: values,
          onChange: (value: FieldValue) => onChange({ [name]: value }),
        };
        return (
          <div key={name} className={css.field} data-content-field={name}>
            {input.readOnly ? (
              <ReadOnlyField label={field.label} reason={readOnly ? undefined : READ_ONLY_REASON}>
                <FieldInput {...input} />
              </ReadOnlyField>
            ) : (
              <FieldInput {...input} />
            )}
          </div>
        );
      })}
      {children}
    </div>
  );
}
