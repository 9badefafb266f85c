const BRAND_DIVIDER = ' — ';

/** The words of a page as a browser's tab and a search engine show them: («Блог», «Полдень») → «Блог — Полдень». */
export function documentTitle(title: string, brand: string): string {
  // No line ends in a tab, and a search compares plain spaces.
  const words = title.replaceAll('\u00a0', ' ');
  if (brand === '' || words === brand) return words;
  return words.endsWith(BRAND_DIVIDER + brand) ? words : words + BRAND_DIVIDER + brand;
}

/**
 * Where the words of a title end and their explanation begins: no sign inside of a number or of a range is such an end, nor is
 * the full stop of «500 тыс. руб.» and «ул. Ясная».
 */
const EXPLANATION =
  /(?<!\s)\s*\||(?<!\s)\s+[—–](?=\s)|(?<![\s:,?!])\s*[:,?!]+(?=\s|$)|(?<!\.|(?<!\p{L})(?:гг?|тыс|млн|млрд|руб|коп|мес|мин|ул|им|пр|пл|обл|стр?|[дкптрс]))\.+(?=\s|$)/iu;

/**
 * («Деньги под залог авто: машина у вас», «в Казани») → «Деньги под залог авто в Казани: машина у вас»: a place belongs to what
 * is done there, not to what is said about it.
 */
export function titleInPlace(words: string, where: string): string {
  const end = EXPLANATION.exec(words)?.index ?? words.length;
  return `${words.slice(0, end)} ${where}${words.slice(end)}`;
}
