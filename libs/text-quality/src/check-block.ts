import { plural } from '@polden/ru';
import { checkForbidden } from './loan-law.ts';
import { checkPlainLanguage } from './plain-language.ts';
import { checkClaims, type ProductFacts } from './product-claims.ts';
import { checkSentences } from './readability.ts';
import { type BlockFinding, plainSpaces, type TextBlock } from './text.ts';
import { typographyEdits } from './typography.ts';

export interface BlockContext {
  products: readonly ProductFacts[];
  /** What the text is about: its title. */
  about: string;
}

/** Everything that can be said of a line by itself, but its spelling. */
export function checkBlock(block: TextBlock, { products, about }: BlockContext): BlockFinding[] {
  return [
    ...checkForbidden(block),
    ...checkClaims(block, products, about),
    ...checkSentences(block),
    ...checkPlainLanguage(block),
    ...checkTypography(block),
  ];
}

const PLACES = { single: 'место', more: 'места', many: 'мест' };

/** One finding for a line: its places are cured together. A space that could break is set by the way, and not worth a word. */
function checkTypography({ text }: TextBlock): BlockFinding[] {
  const edits = typographyEdits(text).filter(
    (edit) => plainSpaces(text.slice(edit.start, edit.end)) !== plainSpaces(edit.text),
  );
  const [first] = edits;
  if (!first) return [];
  return [
    {
      group: 'typography',
      severity: 'hint',
      message:
        edits.length === 1
          ? 'Кавычки, тире или пробелы'
          : `Кавычки, тире или пробелы: ${edits.length} ${plural(edits.length, PLACES)}`,
      cure: 'Поправится само при сохранении, если это включено, или кнопкой.',
      start: first.start,
      end: Math.max(first.end, first.start + 1),
    },
  ];
}
