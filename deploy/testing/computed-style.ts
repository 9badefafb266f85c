type Style = CSSStyleDeclaration;

/** What an element takes from the one around it, and what there is where none says it. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/**
 * What of a style tells whether something is hidden or takes no pointer, from the element and its inline style alone.
 * jsdom matches its own sheet against each element at each question, for all colours as well: two thirds of the time of a
 * search by role. Its sheet asks for a name and attributes only, so one element stands for all of its kind. Everything
 * else, and all of it where the page has a sheet of its own, is answered by jsdom.
 */
export function quickComputedStyle(window: Window & typeof globalThis): typeof getComputedStyle {
  const whole = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();

  function displayOf(element: HTMLElement): string {
    const own = element.style.display;
    if (own !== '') return own;
    const kind = [
      element.localName,
      element.parentElement?.localName === 'ruby',
      element.getAttribute('type') === 'hidden',
      element.hasAttribute('open'),
      element.hasAttribute('hidden'),
    ].join(' ');
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const { display } = whole(element);
    displays.set(kind, display);
    return display;
  }

  function inherited(element: HTMLElement, property: keyof typeof INHERITED): string {
    for (let one: HTMLElement | null = element; one; one = one.parentElement) {
      const value = one.style.getPropertyValue(property);
      if (value !== '' && value !== 'inherit') return value;
    }
    return INHERITED[property];
  }

  return (element, pseudo) => {
    if (pseudo || !('style' in element) || window.document.styleSheets.length > 0)
      return whole(element, pseudo);
    const styled = element as HTMLElement;
    const quick: Record<string, (() => string) | undefined> = {
      display: () => displayOf(styled),
      visibility: () => inherited(styled, 'visibility'),
      'pointer-events': () => inherited(styled, 'pointer-events'),
    };
    const valueOf = (property: string) => quick[property]?.() ?? whole(element).getPropertyValue(property);
    return new Proxy({} as Style, {
      get(_, key) {
        if (key === 'getPropertyValue') return valueOf;
        if (key === 'pointerEvents') return valueOf('pointer-events');
        return quick[String(key)]?.() ?? Reflect.get(whole(element), key);
      },
    });
  };
}
