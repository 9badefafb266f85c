export interface Goal {
  what: string;
  figure: number;
  atLeast?: number;
  atMost?: number;
}

/** Prints each figure beside its goal; true when all are reached. */
export function checkGoals(goals: readonly Goal[]): boolean {
  for (const goal of goals)
    console.log(`${isReached(goal) ? 'yes' : 'NO '}  ${goal.what}: ${round(goal.figure)} (${wanted(goal)})`);
  return goals.every(isReached);
}

function isReached({
  figure,
  atLeast = Number.NEGATIVE_INFINITY,
  atMost = Number.POSITIVE_INFINITY,
}: Goal): boolean {
  return figure >= atLeast && figure <= atMost;
}

function wanted({ atLeast, atMost }: Goal): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100;
}
