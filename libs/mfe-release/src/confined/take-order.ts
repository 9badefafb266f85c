import { readFileSync, writeSync } from 'node:fs';
import { takeProcessAway } from './take-process-away.ts';

export interface Order<T> {
  order: T;
  /** Once; what comes after is not heard. */
  answer: (verdict: unknown) => void;
}

const INPUT = 0;
const ANSWERS = 3;

/** Not among Node's types yet. */
interface DroppablePermission {
  drop?: (scope: string) => void;
}

/**
 * In a program that `runConfined` has started: reads what it is to do, and shuts the process before any code of a release is
 * evaluated. The word that makes an answer ours stays in this function.
 */
export function takeOrder<T>(): Order<T> {
  const { word, order } = JSON.parse(readFileSync(INPUT, 'utf8')) as { word: string; order: T };
  const { stringify } = JSON;
  let isAnswered = false;
  process.env = { NODE_ENV: process.env['NODE_ENV'] };
  takeProcessAway();
  // All sources have been read.
  (process.permission as DroppablePermission).drop?.('fs.read');
  return {
    order,
    answer: (verdict) => {
      if (isAnswered) return;
      isAnswered = true;
      writeSync(ANSWERS, `${word} ${stringify(verdict)}\n`);
    },
  };
}
