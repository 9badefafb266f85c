import type { Block } from '../../blog/demo-post.ts';

/** A section of the questions with what belongs to it, in the order of the page. */
export interface FaqSection {
  title: string;
  questions: [question: string, answer: Block[]][];
}
