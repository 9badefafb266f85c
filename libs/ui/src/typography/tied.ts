import { cloneElement, isValidElement, type ReactNode } from 'react';
import { tieShortWords } from '@polden/ru';

/** Words, or a paragraph of them, in which no short one hangs at the end of a line. */
export function tied(words: ReactNode): ReactNode {
  if (typeof words === 'string') return tieShortWords(words);
  if (!isValidElement<{ children?: ReactNode }>(words) || words.type !== 'p') return words;
  const { children } = words.props;
  return cloneElement(words, undefined, ...(Array.isArray(children) ? children.map(tied) : [tied(children)]));
}
