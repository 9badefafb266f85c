import { useCallback, type Ref, type RefObject } from 'react';
import { isTyped, type Control } from './control-state.ts';
import { takeOver } from './take-over.ts';

/** `takeOver` together with a ref of the component's own. */
export function useControlRef<Element extends Control>(
  own: Ref<Element> | undefined,
): (control: Element | null) => () => void {
  return useCallback(
    (control) => {
      const leaveOwn = attach(own, control);
      const leave = takeOver(control);
      return () => {
        leave?.();
        leaveOwn();
      };
    },
    [own],
  );
}

/** `takeOver` of the second control of one value, unless something was typed into the first. */
export function useSecondControlRef(
  first: RefObject<Control | null>,
): (control: Control | null) => (() => void) | undefined {
  return useCallback(
    (control) => (first.current && isTyped(first.current) ? undefined : takeOver(control)),
    [first],
  );
}

function attach<Element>(ref: Ref<Element> | undefined, control: Element | null): () => void {
  if (typeof ref === 'function') {
    const leave = ref(control);
    return () => (leave ? leave() : void ref(null));
  }
  if (ref) ref.current = control;
  return () => {
    if (ref) ref.current = null;
  };
}
