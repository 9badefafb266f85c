import { Maskito, maskitoTransform } from '@maskito/core';
import { MASKS, type MaskName } from '@polden/ru';

/** The browser tells of what it has filled in by a change, and of a field that a mask has written in by blur alone. */
const ENDS = ['blur', 'change'] as const;

/** Makes what stands in the field fit its mask, and what is typed from now on; the result takes the mask off. */
export function masked(field: HTMLInputElement, name: MaskName): () => void {
  const mask = MASKS[name];
  const worn = new Maskito(field, mask);
  // Maskito itself begins with what is typed next.
  if (maskitoTransform(field.value, mask) !== field.value) tell(field);
  const finish = () => {
    const text = mask.finished?.(field.value) ?? field.value;
    if (text === field.value) return;
    field.value = text;
    tell(field);
  };
  if (document.activeElement !== field) finish();
  for (const end of ENDS) field.addEventListener(end, finish);
  return () => {
    for (const end of ENDS) field.removeEventListener(end, finish);
    worn.destroy();
  };
}

function tell(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
