import type { MaskName } from '@polden/ru';
import { InputField, type InputFieldProps } from './input-field.tsx';
import { useMask } from './use-mask.ts';

export interface TextFieldProps extends Omit<InputFieldProps, 'ref'> {
  mask?: MaskName;
}

/** One line of typed text, with a mask or without. */
export function TextField({ mask, ...field }: TextFieldProps) {
  return <InputField {...field} ref={useMask(mask)} />;
}
