import { contractNumber } from '@polden/field-kinds';
import { REQUEST_PATHS } from '@polden/api-contract';
import { comment, consent, email, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';

export const PRIZE: RequestFormModel = {
  name: 'uchastie',
  path: REQUEST_PATHS.prize,
  title: 'Участвовать',
  lead: 'Одна заявка от человека. Номер договора найдёте на его первой странице.',
  fields: [
    yourName,
    mobilePhone(),
    { ...email, required: false, hint: 'Напишем, если выиграете, а дозвониться не выйдет' },
    {
      kind: 'line',
      name: 'contractNumber',
      of: contractNumber,
      label: 'Номер договора займа',
      hint: `Если он уже есть: ${contractNumber.example}`,
    },
    comment('За что вы любите полдень', 'Необязательно. Лучшие ответы покажем в новостях, без имён'),
  ],
  consents: [consent()],
  submit: 'Участвовать в розыгрыше',
  accepted: {
    title: 'Вы участвуете',
    text: 'Итоги опубликуем в новостях в первый рабочий день следующего месяца и позвоним победителям.',
  },
  once: true,
};
