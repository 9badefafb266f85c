import { DEMANDED, FORBIDDEN } from './loan-law.data.ts';
import { sentencesIn } from './readability.ts';
import { type BlockFinding, type Finding, plainSpaces, type TextBlock } from './text.ts';

const RULES = FORBIDDEN.map((rule) => ({
  ...rule,
  phrase: new RegExp(`(?<![\\p{L}\\d])(?:${rule.phrase.source})`, 'giu'),
}));

/** Said of what is denied, in its sentence: «займов без отказа не бывает». «Без обмана» denies nothing. */
const DENIED = /не быва|не обеща|не гарантиру|не да[её]м|(?<!без )обман|мошенни/iu;

/** Phrases of a line that the law on advertising does not allow. */
export function checkForbidden(block: TextBlock): BlockFinding[] {
  const text = plainSpaces(block.text);
  const found = RULES.flatMap(({ phrase, severity, message, cure, source }) =>
    Array.from(text.matchAll(phrase), (match) => ({
      group: 'law' as const,
      severity,
      message,
      cure: `${cure} Основание: ${source}.`,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  if (found.length === 0) return [];
  const denials = sentencesIn(text).filter((sentence) => DENIED.test(sentence.text));
  return found.filter(
    ({ start }) =>
      !denials.some((denial) => start >= denial.start && start < denial.start + denial.text.length),
  );
}

/** What the text as a whole has to say and does not. */
export function checkDemanded(blocks: readonly TextBlock[]): Finding[] {
  const text = blocks.map((block) => plainSpaces(block.text)).join('\n');
  return DEMANDED.filter(
    ({ when, demanded }) => when.every((each) => each.test(text)) && !demanded.test(text),
  ).map(({ message, cure, source }) => ({
    group: 'law',
    severity: 'error',
    message,
    cure: `${cure} Основание: ${source}.`,
  }));
}
