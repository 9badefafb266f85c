/** What a code is good for; timers are kept by phone and purpose, budgets by phone alone. */
export interface CodeTarget {
  /** E.164. */
  phone: string;
  purpose: 'lead' | 'signature';
  /** What exactly it confirms where one purpose has many such things: the code of one is no code of another. */
  subject?: string;
  /**
   * Who asks, where anybody may ask for anybody's phone: told of what this visitor did and of nobody else. The code
   * belongs to the phone all the same, with one timer and one budget for everybody who asks.
   */
  visitor?: string;
}

/** Under which purpose it is kept what may be told: that of the code, or the visitor's own. */
export function toldAs({ purpose, visitor }: Pick<CodeTarget, 'purpose' | 'visitor'>): string {
  return visitor === undefined ? purpose : `${purpose}:${visitor}`;
}
