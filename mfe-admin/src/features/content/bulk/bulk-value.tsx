import { type Field, type FieldValue } from '@polden/content-model';
import { NativeInput } from '../../controls/native-input.tsx';
import { NumberInput } from '../../controls/number-input.tsx';
import { Select } from '../../controls/select.tsx';
import { ReferenceInput } from '../../reference/reference-input.tsx';

export interface BulkValueProps {
  id: string;
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** The new value of a short field. */
export function BulkValue({ id, field, value, onChange }: BulkValueProps) {
  switch (field.kind) {
    case 'reference':
      return (
        <ReferenceInput
          kind="reference"
          id={id}
          name={id}
          field={{ ...field, label: 'Новое значение' }}
          value={typeof value === 'number' ? value : null}
          error={undefined}
          readOnly={false}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          label="Новое значение"
          value={typeof value === 'string' ? value : ''}
          options={field.options.map((option) => ({ value: option.value, label: option.title }))}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <Select
          id={id}
          label="Новое значение"
          value={value === true ? '1' : '0'}
          options={[
            { value: '1', label: 'Да' },
            { value: '0', label: 'Нет' },
          ]}
          onChange={(chosen) => onChange(chosen === '1')}
        />
      );
    case 'number':
      return (
        <NumberInput
          id={id}
          name={id}
          label="Новое значение"
          min={field.min}
          max={field.max}
          integer={field.integer}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    default:
      return (
        <NativeInput
          id={id}
          name={id}
          type="date"
          label="Новое значение"
          value={typeof value === 'string' ? value : ''}
          onChange={(day) => onChange(day === '' ? null : day)}
        />
      );
  }
}
