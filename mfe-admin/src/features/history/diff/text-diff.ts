import sequences from '@jest/diff-sequences';

// Its types describe the CommonJS file, while the module that is loaded exports the function itself.
const diffSequence = sequences as unknown as typeof sequences.default;

export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with what stands between them, so that the parts together are the texts again. */
const WORDS = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** What was taken out of a text and what came into it, word by word; the removed before the added. */
export function textDiff(before: string, after: string): TextPart[] {
  const [was, is] = [words(before), words(after)];
  const parts: TextPart[] = [];
  const add = (kind: TextPart['kind'], from: readonly string[]): void => {
    if (from.length > 0) parts.push({ kind, text: from.join('') });
  };
  let [inWas, inIs] = [0, 0];
  diffSequence(
    was.length,
    is.length,
    (one, other) => was[one] === is[other],
    (common, fromWas, fromIs) => {
      add('removed', was.slice(inWas, fromWas));
      add('added', is.slice(inIs, fromIs));
      add('same', is.slice(fromIs, fromIs + common));
      [inWas, inIs] = [fromWas + common, fromIs + common];
    },
  );
  add('removed', was.slice(inWas));
  add('added', is.slice(inIs));
  return parts;
}

function words(text: string): string[] {
  return text.match(WORDS) ?? [];
}
