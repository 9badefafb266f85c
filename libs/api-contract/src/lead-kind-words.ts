import type { LeadKind } from './lead-states.ts';

/** What a request is about, as its author reads it: in the account and in the copy of one's data. */
export const LEAD_KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  loan: 'Заём',
  agent: 'Заявка агента',
  partner: 'Заявка партнёра',
  'lead-generator': 'Вопрос о трафике',
  prize: 'Участие в розыгрыше',
  'need-money': 'Заявка «Нужны деньги»',
  'real-estate': 'Заём под недвижимость',
  'bring-friend': 'Приглашение друга',
  investor: 'Заявка инвестора',
  bond: 'Заявка на облигации',
  resume: 'Резюме',
  'vacancy-reply': 'Отклик на вакансию',
};

/** The same for the staff, in columns and filters: shorter. Beside the other, not in it, so that no public page has it. */
export const STAFF_LEAD_KIND_WORDS: Readonly<Record<LeadKind, string>> = {
  loan: 'Заём',
  agent: 'Стать агентом',
  partner: 'Партнёрство',
  'lead-generator': 'Вопрос о трафике',
  prize: 'Розыгрыш',
  'need-money': 'Нужны деньги',
  'real-estate': 'Под недвижимость',
  'bring-friend': 'Приведи друга',
  investor: 'Вложения',
  bond: 'Облигации',
  resume: 'Резюме',
  'vacancy-reply': 'Отклик на вакансию',
};
