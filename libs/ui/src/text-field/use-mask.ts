import type { MaskName } from '@polden/ru';
import { useCallback } from 'react';
import { isTyped } from '../hydration/control-state.ts';
import { afterAnswer } from '../timing/when-idle.ts';

/** A pointer that is near, the keyboard, and a browser that fills the field in by itself. */
const TOUCHES = ['pointerenter', 'focus', 'input'] as const;
/** Somebody is here and will come to the field. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;
/** What a field begins with that nobody has typed; sums are written by pages as the mask would. */
const PROPOSED = /^(?:\+7)?$/u;

/** Ref of a field with a mask. Its code comes with the first touch of the page, and makes what was typed until then fit. */
export function useMask(
  mask: MaskName | undefined,
): (field: HTMLInputElement | null) => (() => void) | undefined {
  return useCallback((field) => (field && mask ? maskWhenTouched(field, mask) : undefined), [mask]);
}

function maskWhenTouched(field: HTMLInputElement, mask: MaskName): () => void {
  let worn: Promise<() => void> | null = null;
  const isLeft = new AbortController();
  const put = () => {
    worn ??= wear(field, mask, isLeft.signal);
    // The field works without the mask: its readers normalise the value. The next touch loads the mask again.
    worn.catch(() => void (worn = null));
  };
  const { signal } = isLeft;
  for (const touch of TOUCHES) field.addEventListener(touch, put, { signal });
  for (const sign of SIGNS)
    window.addEventListener(sign, () => afterAnswer(put), { once: true, passive: true, signal });
  const isFilledIn = mask !== 'money' && !PROPOSED.test(field.value);
  if (document.activeElement === field || isTyped(field) || isFilledIn) put();
  return () => {
    isLeft.abort();
    worn?.then((takeOff) => takeOff()).catch(() => undefined);
  };
}

async function wear(field: HTMLInputElement, mask: MaskName, isLeft: AbortSignal): Promise<() => void> {
  const { masked } = await import(/* webpackChunkName: "input-masks" */ './masked.ts');
  return isLeft.aborted ? () => undefined : masked(field, mask);
}
