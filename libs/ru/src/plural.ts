/** Russian word forms: 1 месяц (single), 2 месяца (more), 5 месяцев (many). */
export interface WordForms {
  single: string;
  more: string;
  many: string;
}

const rules = new Intl.PluralRules('ru-RU');

/** The form that stands after `count`: 1, 21 → single; 2–4, 22 and fractions → more; 0, 5–20 → many. */
export function plural(count: number, forms: WordForms): string {
  switch (rules.select(count)) {
    case 'one':
      return forms.single;
    case 'many':
      return forms.many;
    default:
      return forms.more;
  }
}
