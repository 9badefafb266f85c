import type { ErasureReason, ErasureRequestState, PersonFound } from '@polden/api-contract';

export const REASON_WORDS: Record<ErasureReason, string> = {
  request: 'Человек попросил',
  'consent-withdrawn': 'Отозвано согласие',
  order: 'Предписание или решение суда',
  'purpose-reached': 'Цель обработки достигнута',
  mistake: 'Данные попали к нам по ошибке',
};

/** Also for reasons that the staff cannot choose. */
export function reasonWords(reason: string): string {
  if (reason === 'moved-to-vault') return 'Перенос в закрытое хранилище';
  return reason in REASON_WORDS ? REASON_WORDS[reason as ErasureReason] : reason;
}

export const FOUND_WORDS: Record<keyof Omit<PersonFound, 'alsoNamed'>, string> = {
  leads: 'Заявки и обращения',
  namedByOthers: 'Чужие заявки, в которых человек назван',
  signatures: 'Подписанные пакеты документов',
  files: 'Файлы',
  reviews: 'Отзывы и письма компании',
  subscriptions: 'Подписки на письма',
};

export const REQUEST_WORDS: Record<ErasureRequestState, string> = {
  asked: 'Ждёт ответа',
  'taken-back': 'Человек передумал',
  confirmed: 'Стёрто',
  declined: 'Отказ',
};
