import type { FieldKind, FieldOf, FieldValue, ValueOfKind } from '@polden/content-model';

/** What an input for a kind of field is given. */
export interface FieldInputProps<Kind extends FieldKind> {
  kind: Kind;
  field: FieldOf<Kind>;
  /** Of the control, for links of the error summary. */
  id: string;
  name: string;
  value: ValueOfKind[Kind];
  error: string | undefined;
  readOnly: boolean;
  /** Values of the other fields of the item by name, where there is one item. */
  others?: Readonly<Record<string, FieldValue>>;
  onChange: (value: ValueOfKind[Kind]) => void;
}
