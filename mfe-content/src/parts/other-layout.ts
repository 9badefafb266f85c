const LATIN = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\``;
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const RUSSIAN_OF = new Map(Array.from(LATIN, (key, index) => [key, RUSSIAN.charAt(index)]));

/** What the same keys write in the Russian layout, in lower case: «ljchjxyj» is «досрочно». */
export function inRussianLayout(text: string): string {
  return Array.from(text.toLowerCase(), (key) => RUSSIAN_OF.get(key) ?? key).join('');
}
