const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tells what is pointed at, focused or touched, and the part of the page that is unfolded. */
export function onIntent(heard: (at: Element) => void, unfolded: (part: Element) => void): void {
  const telling =
    (tell: typeof heard) =>
    ({ target }: Event) =>
      target instanceof Element && tell(target);
  for (const sign of SIGNS) document.addEventListener(sign, telling(heard), { passive: true });
  // It does not bubble.
  document.addEventListener('toggle', telling(unfolded), { capture: true });
}
