import { Maskito, maskitoTransform } from '@maskito/core';
import { MASKS, type MaskName } from '@polden/ru';

/** Makes what stands in the field fit its mask, and what is typed from now on; the result takes the mask off. */
export function masked(field: HTMLInputElement, name: MaskName): () => void {
  const mask = MASKS[name];
  const worn = new Maskito(field, mask);
  // Maskito itself begins with what is typed next.
  if (maskitoTransform(field.value, mask) !== field.value)
    field.dispatchEvent(new Event('input', { bubbles: true }));
  return () => worn.destroy();
}
