import type { MaskName } from '@polden/ru';
import { useCallback } from 'react';
import { isTyped } from '../hydration/control-state.ts';

/** A pointer that is near, the keyboard, and a browser that fills the field in by itself. */
const TOUCHES = ['pointerenter', 'focus', 'input'] as const;

/** Ref of a field with a mask. Its code comes when the field is first touched, and makes what was typed until then fit. */
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
    // The field is what it is without: whoever reads it makes it fit as well. It is asked for again with the next touch.
    worn.catch(() => void (worn = null));
  };
  for (const touch of TOUCHES) field.addEventListener(touch, put, { signal: isLeft.signal });
  if (document.activeElement === field || isTyped(field)) put();
  return () => {
    isLeft.abort();
    worn?.then((takeOff) => takeOff()).catch(() => undefined);
  };
}

async function wear(field: HTMLInputElement, mask: MaskName, isLeft: AbortSignal): Promise<() => void> {
  const { masked } = await import(/* webpackChunkName: "input-masks" */ './masked.ts');
  return isLeft.aborted ? () => undefined : masked(field, mask);
}
