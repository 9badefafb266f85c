import { readableAddress } from '@polden/reference-data';
import { TextField } from '@polden/ui';
import type { FieldInputProps } from '../controls/field-input-props.ts';
import { AddressPicker } from '../links/address-picker.tsx';
import { AddressWarning } from '../links/address-warning.tsx';
import { SourceWarning } from '../links/source-warning.tsx';

const HINT = 'На нашем сайте начинается с «/», на чужом с «https://».';

export function LinkInput({ id, name, field, value, error, readOnly, onChange }: FieldInputProps<'link'>) {
  return (
    <div>
      <TextField
        id={id}
        name={name}
        label={field.label}
        hint={field.hint ?? HINT}
        value={readableAddress(value)}
        error={error}
        readOnly={readOnly}
        autoComplete="off"
        inputMode="url"
        onChange={onChange}
      />
      {field.leadsAway ? <SourceWarning address={value} /> : <AddressWarning address={value} />}
      {!readOnly && <AddressPicker onPick={onChange} />}
    </div>
  );
}
