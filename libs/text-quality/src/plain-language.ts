import { OFFICIALESE } from './plain-language.data.ts';
import { type BlockFinding, plainSpaces, type TextBlock } from './text.ts';

const RULES = OFFICIALESE.map(([phrase, instead, advice]) => ({
  // `\b` knows no Cyrillic.
  phrase: new RegExp(`(?<![\\p{L}\\d])(?:${phrase.source})(?!\\p{L})`, 'giu'),
  instead,
  advice,
}));

/** Officialese in a line. */
export function checkPlainLanguage(block: TextBlock): BlockFinding[] {
  const text = plainSpaces(block.text);
  return RULES.flatMap(({ phrase, instead, advice }) =>
    Array.from(text.matchAll(phrase), (match): BlockFinding => {
      const [start, end] = [match.index, match.index + match[0].length];
      const word = instead === null || advice !== undefined ? null : withCase(instead, match[0]);
      return {
        group: 'plain',
        severity: 'hint',
        message: `Канцелярит: «${match[0].trim()}»`,
        cure: advice ?? `Проще: «${(instead ?? '').trim()}».`,
        start,
        end,
        ...(word !== null && { fix: { start, end, text: word } }),
      };
    }),
  );
}

/** A sentence goes on with a capital where it began with one. */
function withCase(word: string, like: string): string {
  const [first = ''] = like;
  return first === first.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
