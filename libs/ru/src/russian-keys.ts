/** Keys of the two layouts, each pair on one key. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const toLatin = new Map(Array.from(RUSSIAN, (letter, key) => [letter, LATIN[key] ?? letter] as const));
const toRussian = new Map(Array.from(LATIN, (letter, key) => [letter, RUSSIAN[key] ?? letter] as const));

const toOther = new Map([...toLatin, ...toRussian]);

/** The text as the same keys write it in the Latin layout: «йцукен» is qwerty. */
export function onLatinKeys(text: string): string {
  return typedWith(toLatin, text);
}

/** The text as the same keys write it in the Russian layout: gjkltym is «полдень». */
export function onRussianKeys(text: string): string {
  return typedWith(toRussian, text);
}

/** The text as the same keys write it in the layout in which each was not typed. */
export function onOtherKeys(text: string): string {
  return typedWith(toOther, text);
}

function typedWith(keys: ReadonlyMap<string, string>, text: string): string {
  return Array.from(text.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('');
}
