/** The checker as a text: it runs in the frame of a page, not here. */
declare module 'axe-core/axe.min.js' {
  const source: string;
  export default source;
}
declare module 'axe-core/locales/ru.json' {
  import type { Locale } from 'axe-core';
  const locale: Locale;
  export default locale;
}
