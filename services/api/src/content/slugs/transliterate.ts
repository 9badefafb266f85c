/** Close to what Russian sites write: ГОСТ 7.79 without its signs. */
const LETTERS: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

/**
 * A slug of at most `maxLength` characters, cut between words where it can be; '' when the text has no letters and
 * no digits that Latin has a form for.
 */
export function slugOf(text: string, maxLength: number): string {
  const latin = [...text.toLowerCase().normalize('NFC')].map((letter) => LETTERS[letter] ?? letter).join('');
  const whole = latin
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1);
  const end = cut.lastIndexOf('-');
  return (end >= maxLength / 2 ? cut.slice(0, end) : whole.slice(0, maxLength)).replace(/-+$/u, '');
}
