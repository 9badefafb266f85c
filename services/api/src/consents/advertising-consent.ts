import type { ConsentDocument } from './consent-document.ts';

/** The one consent that nothing depends on. */
export const ADVERTISING_CONSENT: ConsentDocument = {
  id: 'advertising-consent',
  title: 'Согласие получать рекламу',
  isRequired: false,
  edition: '2026-11-28',
  text: [
    'Я согласен получать от {lender} (ИНН {inn}) предложения и новости в SMS, мессенджерах, по электронной почте и по телефону.',
    'Это согласие отдельное: решение по заявке и условия займа от него не зависят.',
    'Отозвать его можно в любой день: кнопкой в личном кабинете, письмом на {email} или по телефону {phone}. Реклама прекратится сразу.',
  ],
};
