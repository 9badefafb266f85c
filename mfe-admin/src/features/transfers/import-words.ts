import type { ImportOutcome, ImportReport } from '@polden/api-contract';
import { plural, type WordForms } from '@polden/ru';

export const OUTCOME_WORDS: Record<ImportOutcome, string> = {
  add: 'Добавится',
  change: 'Изменится',
  same: 'Без изменений',
  refuse: 'Не подходит',
};

const COUNTED: [outcome: ImportOutcome, words: WordForms][] = [
  ['refuse', { single: 'с замечаниями', more: 'с замечаниями', many: 'с замечаниями' }],
  ['add', { single: 'новая', more: 'новые', many: 'новых' }],
  ['change', { single: 'с правками', more: 'с правками', many: 'с правками' }],
  ['same', { single: 'без изменений', more: 'без изменений', many: 'без изменений' }],
];

/** «2 с замечаниями, 3 новые» */
export function countsInWords({ counts }: ImportReport): string {
  return COUNTED.filter(([outcome]) => counts[outcome] > 0)
    .map(([outcome, words]) => `${counts[outcome]} ${plural(counts[outcome], words)}`)
    .join(', ');
}
