import type { MaskitoOptions } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface TextFieldProps extends Omit<InputFieldProps, 'ref'> {
  /** Input mask, from @polden/ru. Keep the object constant between renders. */
  mask?: MaskitoOptions;
}

/** One line of typed text, with a mask or without. */
export function TextField({ mask, ...field }: TextFieldProps) {
  return <InputField {...field} ref={useMaskito({ options: mask ?? null })} />;
}
