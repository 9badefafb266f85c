import { API_BASE_PATH, LEAD_PATHS, type LeadDocument } from '@polden/api-contract';

/** A consent that the person reads before they send a request. */
export interface LeadDocumentDefinition {
  id: string;
  title: string;
  isRequired: boolean;
  /** Date from which this text is shown, kept with the lead as evidence of what was accepted. */
  edition: string;
  /** Paragraphs; `{lender}` and the like are filled from the brand. */
  text: string[];
}

export const leadDocuments: readonly LeadDocumentDefinition[] = [
  {
    id: 'credit-history-consent',
    title: 'Согласие на запрос кредитной истории',
    isRequired: true,
    edition: '2026-11-01',
    text: [
      'Я разрешаю {lender} (ИНН {inn}, ОГРН {ogrn}) получить мою кредитную историю в бюро кредитных историй, чтобы рассмотреть мою заявку на заём и предложить условия.',
      'Согласие действует шесть месяцев со дня отправки заявки. Если за это время мы заключим договор займа, оно действует, пока договор не исполнен.',
      'Запрос кредитной истории сам по себе не обязывает меня брать заём. Я могу отозвать согласие: для этого достаточно написать на {email} или по адресу {address}.',
      'Я подтверждаю согласие отметкой в форме заявки и кодом из SMS, отправленного на мой номер телефона. Дата, время и номер этой редакции сохраняются вместе с заявкой.',
    ],
  },
  {
    id: 'electronic-interaction-agreement',
    title: 'Соглашение об электронном взаимодействии',
    isRequired: true,
    edition: '2026-11-01',
    text: [
      'Это соглашение между мной и {lender} (ИНН {inn}, ОГРН {ogrn}, регистрационный номер в реестре микрофинансовых организаций {registryNumber}) о том, как мы обмениваемся документами без бумаги.',
      'Простой электронной подписью служит одноразовый код из SMS. Документ считается подписанным мной, когда код введён верно на сайте {domain} или в личном кабинете.',
      'Я никому не сообщаю коды из SMS и доступ к своему телефону. Сотрудники {lender} никогда не спрашивают эти коды по телефону и в переписке.',
      'Документы, подписанные кодом, равны бумажным с собственноручной подписью. Их копии всегда доступны мне в личном кабинете, а по запросу на {email} мы пришлём их ещё раз.',
      'Если телефон потерян или номером завладел кто-то другой, я сразу сообщаю об этом по номеру {phone}: с этой минуты коды с него не принимаются.',
    ],
  },
];

/** The documents of a loan request; every product has the same two. */
export function documentList(): LeadDocument[] {
  return leadDocuments.map(({ id, title, isRequired }) => ({
    id,
    title,
    link: `${API_BASE_PATH}${LEAD_PATHS.documents}/${id}`,
    isRequired,
  }));
}
