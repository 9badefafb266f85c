import { useCallback, useState } from 'react';

/**
 * Whether somebody has been at the end of a text, also by keyboard: the text takes the focus. Until the scripts are there, and
 * where the browser does not tell what is on the screen, it counts as read: it stands right over what asks for it.
 *
 * @param initially what it begins with: true for a form that comes back with its ticks
 */
export function useWasRead(initially: boolean): {
  wasRead: boolean;
  /** Ref of what stands last in the text, directly within it. */
  end: (element: Element | null) => (() => void) | undefined;
} {
  const [unread, setUnread] = useState(false);
  const end = useCallback(
    (element: Element | null) => {
      if (!element || initially || typeof IntersectionObserver === 'undefined') return undefined;
      setUnread(true);
      const markRead = () => setUnread(false);
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) markRead();
      });
      observer.observe(element);
      const text = element.parentElement;
      text?.addEventListener('focusin', markRead);
      return () => {
        observer.disconnect();
        text?.removeEventListener('focusin', markRead);
      };
    },
    [initially],
  );
  return { wasRead: !unread, end };
}
