import type { LeadCard } from '@polden/api-contract';

/** Stages that wait for a questionnaire: what is decided there is preliminary. */
const PRELIMINARY: readonly LeadCard['stage'][] = ['unfinished', 'pre-approved'];

/** What comes of an offer on this request: how long it holds, and what its client learns of it. */
export function offerPromise({ stage, phoneVerified }: Pick<LeadCard, 'stage' | 'phoneVerified'>): string {
  if (PRELIMINARY.includes(stage))
    return 'Пока клиент не заполнил анкету, решение предварительное: срока у него нет, и СМС о нём не уйдёт. Клиент увидит его в кабинете.';
  return `Предложение будет действовать пять рабочих дней. Клиент увидит его в кабинете. ${phoneVerified ? TOLD : UNTOLD}`;
}

const TOLD =
  'СМС уйдёт, если изменились условия или последний день и клиент не отключил сообщения; ночью оно ждёт утра.';
const UNTOLD = 'СМС не уйдёт: телефон не подтверждён.';
