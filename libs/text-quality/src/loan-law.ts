import { DEMANDED, FORBIDDEN } from './loan-law.data.ts';
import type { BlockFinding, Finding, TextBlock } from './text.ts';

const RULES = FORBIDDEN.map((rule) => ({
  ...rule,
  phrase: new RegExp(`(?<![\\p{L}\\d])(?:${rule.phrase.source})`, 'giu'),
}));

/** Said of what is denied: «займов без отказа не бывает». */
const DENIED = /не бывает|не обеща\p{L}+|не гарантиру\p{L}+|обман|мошенник/iu;

/** Phrases of a line that the law on advertising does not allow. */
export function checkForbidden({ text }: TextBlock): BlockFinding[] {
  if (DENIED.test(text)) return [];
  return RULES.flatMap(({ phrase, severity, message, cure, source }) =>
    Array.from(text.matchAll(phrase), (match): BlockFinding => ({
      group: 'law',
      severity,
      message,
      cure: `${cure} Основание: ${source}.`,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** What the text as a whole has to say and does not. */
export function checkDemanded(blocks: readonly TextBlock[]): Finding[] {
  const text = blocks.map((block) => block.text.replaceAll(/[\u00a0\u202f]/gu, ' ')).join('\n');
  return DEMANDED.filter(({ when, demanded }) => when.test(text) && !demanded.test(text)).map(
    ({ message, cure, source }) => ({
      group: 'law',
      severity: 'error',
      message,
      cure: `${cure} Основание: ${source}.`,
    }),
  );
}
