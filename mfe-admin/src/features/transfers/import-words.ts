import type { ImportOutcome, ImportReport } from '@polden/api-contract';

export const OUTCOME_WORDS: Record<ImportOutcome, string> = {
  add: 'Добавится',
  change: 'Изменится',
  same: 'Без изменений',
  refuse: 'Не подходит',
};

const COUNTED: [outcome: ImportOutcome, words: string][] = [
  ['refuse', 'с замечаниями'],
  ['add', 'новых'],
  ['change', 'с правками'],
  ['same', 'без изменений'],
];

/** «2 с замечаниями, 3 новых» */
export function countsInWords({ counts }: ImportReport): string {
  return COUNTED.filter(([outcome]) => counts[outcome] > 0)
    .map(([outcome, words]) => `${counts[outcome]} ${words}`)
    .join(', ');
}
