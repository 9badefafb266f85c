import type { ComparedText } from '@polden/api-contract';
import { diffWords } from 'diff';

const WORDS = new Intl.Segmenter('ru', { granularity: 'word' });
/** Texts that have less in common are shown one after the other. */
const COMPARING_MS = 1_000;

/** The words of both in one text; takes a second or two of the processor. */
export function comparedTexts([old, present]: [old: string, present: string]): ComparedText[] {
  const parts = diffWords(old, present, { timeout: COMPARING_MS, intlSegmenter: WORDS });
  if (!parts) {
    return [
      { change: 'removed', text: old },
      { change: 'added', text: present },
    ];
  }
  return parts.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
