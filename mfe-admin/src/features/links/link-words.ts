import type { LinkProblem, LinkVerdict } from '@polden/api-contract';
import { readableAddress } from '@polden/reference-data';

const PROBLEMS: Record<LinkProblem, string> = {
  missing: 'Такой страницы нет',
  hidden: 'Страница не опубликована',
  removed: 'Страница в корзине',
  file: 'Файла в медиатеке нет',
  syntax: 'Это не адрес',
  redirected: 'Ведёт через перенаправление',
};

/** What is wrong with an address, as it is read beside it. */
export function problemOf({ problem, leadsTo }: Pick<LinkVerdict, 'problem' | 'leadsTo'>): string {
  return leadsTo === null ? PROBLEMS[problem] : `${PROBLEMS[problem]} на ${readableAddress(leadsTo)}`;
}
