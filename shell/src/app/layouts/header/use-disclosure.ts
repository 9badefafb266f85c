import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** A hand on its way to the panel may leave the section for a moment. */
const LEAVE_MS = 160;

/**
 * What opens and closes the panel of a section: the mouse above it, its button, Escape, focus that goes elsewhere, and
 * another page. Focus alone opens nothing: the Tab key must not lead through all pages of the site. The section holds a
 * link, a button and the panel, which is a list.
 */
export function useDisclosure(section: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // On another page nothing is open any more.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  const isUnderMouse = useRef(false);

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const listening = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, act, { signal: listening.signal });
    let leaving: ReturnType<typeof setTimeout> | undefined;

    on('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isUnderMouse.current = true;
      clearTimeout(leaving);
      setOpenedOn(key);
    });
    on('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isUnderMouse.current = false;
      leaving = setTimeout(() => setOpenedOn(null), LEAVE_MS);
    });
    on('focusout', ({ relatedTarget }) => {
      if (!element.contains(relatedTarget as Node | null)) setOpenedOn(null);
    });
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, [section, key]);

  useEffect(() => {
    if (!isOpen) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      // Focus must not be lost in what is hidden now.
      const panel = section.current?.querySelector('ul');
      if (panel?.contains(document.activeElement)) section.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [section, isOpen]);

  return {
    isOpen,
    open: () => setOpenedOn(key),
    toggle: ({ detail }: MouseEvent) => {
      // A mouse that presses the button is above the section, which is open by then; keys press without a count.
      const byMouse = isUnderMouse.current && detail > 0;
      setOpenedOn(isOpen && !byMouse ? null : key);
    },
  };
}
