import type { FieldKind } from '@polden/field-kinds';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface KindFieldProps extends Omit<TextFieldProps, 'mask' | 'type' | 'inputMode' | 'suffix'> {
  /** Default: any line. */
  kind: FieldKind | undefined;
}

/** One line of text with the mask, the keyboard and the autofill of a kind of value. */
export function KindField({ kind, autoComplete, ...field }: KindFieldProps) {
  return <TextField {...field} {...kind?.look} autoComplete={autoComplete ?? kind?.look?.autoComplete} />;
}
