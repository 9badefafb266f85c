import type { BlockFinding, TextBlock } from '../text.ts';
import type { Dictionary } from './dictionary.ts';

const WORD = /(?<![\p{L}\d@/._-])[а-яё]+(?:-[а-яё]+)*(?![\p{L}\d@/_])/giu;
const SHORTEST = 3;
/** As many characters before a word say whether a sentence begins with it. */
const NEAR = 8;

/** Words of a line that the dictionary does not know; what is all capitals or has a name's capital in the middle is let be. */
export function checkSpelling({ text, links }: TextBlock, dictionary: Dictionary): BlockFinding[] {
  const plain = text.replaceAll('\u00ad', '');
  return Array.from(plain.matchAll(WORD)).flatMap(({ 0: word, index }): BlockFinding[] => {
    if (
      word.length < SHORTEST ||
      (word === word.toUpperCase() && word.length < 7) ||
      isRight(word, dictionary)
    )
      return [];
    const isAddress = links.some(
      ({ start, end, href }) => index >= start && index < end && href.includes(word),
    );
    if (isAddress || isName(word, plain, index)) return [];
    const [start, end] = [index, index + word.length];
    const suggestions = dictionary.suggest(word);
    const [first] = suggestions;
    return [
      {
        group: 'spelling',
        severity: 'warning',
        message: `Нет в словаре: «${word}»`,
        cure: first === undefined ? 'Проверьте, как оно пишется.' : `Может быть: ${suggestions.join(', ')}.`,
        start,
        end,
        ...(first !== undefined && { fix: { start, end, text: withCase(first, word) } }),
      },
    ];
  });
}

function isRight(word: string, dictionary: Dictionary): boolean {
  return (
    dictionary.isRight(word) ||
    (word.includes('-') && word.split('-').every((part) => dictionary.isRight(part)))
  );
}

/** A capital inside of a sentence: the name of a person, of a place, of a company. */
function isName(word: string, text: string, index: number): boolean {
  const [first = ''] = word;
  return (
    first !== first.toLowerCase() &&
    !/(?:^\s*|[.!?…]["»)]*\s+|[«"(—]\s?)$/u.test(text.slice(Math.max(0, index - NEAR), index))
  );
}

function withCase(word: string, like: string): string {
  const [first = ''] = like;
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
