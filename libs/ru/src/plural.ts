/** Russian word forms: 1 месяц (single), 2 месяца (more), 5 месяцев (many). */
export interface WordForms {
  single: string;
  more: string;
  many: string;
}

/** The form that stands after `count`: 1, 21 → single; 2–4, 22 and fractions → more; 0, 5–20 → many. */
export function plural(count: number, { single, more, many }: WordForms): string {
  const whole = Math.abs(count);
  if (!Number.isInteger(whole)) return more;
  const last = whole % 10;
  const isTeen = whole % 100 > 10 && whole % 100 < 20;
  if (isTeen || last === 0 || last > 4) return many;
  return last === 1 ? single : more;
}
