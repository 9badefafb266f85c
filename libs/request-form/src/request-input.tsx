import { type FieldKind, wishedSum } from '@polden/field-kinds';
import { KindField, SelectField, TextArea, TextField, useShellData } from '@polden/ui';
import { useState } from 'react';
import { FilesInput } from './files-input.tsx';
import { acceptOf } from './check-files.ts';
import { MarkInput } from './mark-input.tsx';
import type { RequestField } from './request-form.model.ts';

export interface RequestInputProps {
  field: RequestField;
  /** What a field of a city suggests. */
  cities?: readonly string[] | undefined;
  id: string;
  /** What was typed before. */
  value: string | undefined;
  /** Files that were chosen here have not come back. */
  lostFiles: boolean;
  error: string | undefined;
}

/** The control of one field. */
export function RequestInput({ field, cities = [], id, value, lostFiles, error }: RequestInputProps) {
  const { name, label, hint, required = false } = field;
  const common = { id, name, label, required, error, ...(hint !== undefined && { hint }) };
  const typed = value === undefined ? {} : { defaultValue: value };
  switch (field.kind) {
    case 'line':
      if (field.of.contact === 'phone') return <PhoneInput {...common} kind={field.of} value={value} />;
      return (
        <KindField
          {...common}
          {...typed}
          kind={field.of}
          autoComplete={field.autoComplete}
          data-draft={field.of.privacy === 'secret' ? 'never' : undefined}
        />
      );
    case 'money':
      return <KindField {...common} {...typed} kind={wishedSum} />;
    case 'lines':
      return <TextArea {...common} {...typed} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          defaultValue={value ?? field.initial ?? ''}
          placeholder={field.placeholder}
          options={field.options.map((option) => {
            const [sent, read] = typeof option === 'string' ? [option, option] : option;
            return { value: sent, label: read };
          })}
        />
      );
    case 'mark':
      return <MarkInput {...common} value={value} />;
    case 'files':
      return (
        <FilesInput
          {...common}
          accept={acceptOf(field)}
          multiple={(field.maxCount ?? 1) > 1}
          lost={lostFiles}
        />
      );
    case 'city':
      return <CityInput {...common} cities={cities} value={value} />;
  }
}

interface ControlProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  error: string | undefined;
  value: string | undefined;
}

function PhoneInput({ value, ...input }: ControlProps & { kind: FieldKind }) {
  const [typed, setTyped] = useState(value ?? '+7');
  return <KindField {...input} value={typed} onChange={setTyped} />;
}

/** The city of the site to begin with. */
function CityInput({ value, cities, ...input }: ControlProps & { cities: readonly string[] }) {
  const { city } = useShellData();
  const listId = `${input.id}-list`;
  return (
    <>
      <TextField {...input} list={listId} defaultValue={value ?? city.title} autoComplete="address-level2" />
      <datalist id={listId}>
        {cities.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
