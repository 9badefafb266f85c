import { type AcceptedDocumentEdition, PERSONAL_DATA_CONSENT } from '@polden/api-contract';
import type { ConsentDocument } from './consent-document.ts';

export const PERSONAL_DATA_DOCUMENT: ConsentDocument = {
  id: PERSONAL_DATA_CONSENT,
  title: 'Согласие на обработку персональных данных',
  isRequired: true,
  edition: '2026-11-28',
  text: [
    'Я свободно, своей волей и в своём интересе разрешаю {lender} (ИНН {inn}, ОГРН {ogrn}, адрес: {address}) обрабатывать мои персональные данные, которые я указываю в формах на сайте {domain}.',
    'Это фамилия, имя и отчество, телефон и почта, дата и место рождения, паспортные данные, адреса, сведения о доходе, работе и автомобиле, а также файлы, которые я прикладываю.',
    'Данные нужны, чтобы рассмотреть мою заявку или обращение, связаться со мной и, если мы договоримся, заключить и исполнить договор. Для рекламы и рассылок они не используются: на это нужно отдельное согласие.',
    '{lender} может собирать, записывать, хранить, уточнять, использовать и удалять данные с помощью компьютерных программ и без них. Базы данных находятся в России.',
    'Данные получают только те, без кого заявку не рассмотреть и договор не исполнить: бюро кредитных историй, если я отдельно разрешил запрос, оператор связи, который доставляет коды и сообщения, и банк, который переводит деньги. Другим их передают, только когда этого требует закон.',
    'Согласие действует три года со дня отправки формы. Я могу отозвать его в любой день: кнопкой в личном кабинете, письмом на {email} или по адресу {address}. Обработка прекратится в течение десяти рабочих дней, если закон не требует хранить данные дольше.',
  ],
};

/** For people; the id itself of a document that is kept no more. */
export function consentTitle(id: string): string {
  return id === PERSONAL_DATA_DOCUMENT.id ? PERSONAL_DATA_DOCUMENT.title : id;
}

/** What the tick box of a form without a list of documents stands for. */
export function personalDataConsent(): AcceptedDocumentEdition[] {
  const { id, edition } = PERSONAL_DATA_DOCUMENT;
  return [{ id, edition }];
}
