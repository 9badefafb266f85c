import type { firstUnfinished } from './questionnaire/question-steps.ts';

interface LaterChecks {
  firstUnfinished: typeof firstUnfinished;
}

let known: LaterChecks | null = null;

/** The checks of the answers, which come together with the steps; null before that. */
export function laterChecks(): LaterChecks | null {
  return known;
}

export function takeLaterChecks(checks: LaterChecks): void {
  known = checks;
}
