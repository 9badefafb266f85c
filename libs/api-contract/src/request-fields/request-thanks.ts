/** What a sender is told once a request is taken: on the page of the form, and in his account until somebody works on it. */
export interface RequestThanks {
  title: string;
  text: string;
}

export const AGENT_THANKS: RequestThanks = {
  title: 'Заявка у нас',
  text: 'Менеджер по работе с агентами позвонит в течение рабочего дня с номера горячей линии.',
};
export const PARTNER_THANKS: RequestThanks = {
  title: 'Заявка принята',
  text: 'Ответим на почту в течение двух рабочих дней: предложим условия и назовём имя вашего менеджера.',
};
export const LEAD_GENERATOR_THANKS: RequestThanks = {
  title: 'Вопрос получили',
  text: 'Ответим письмом, обычно в тот же рабочий день.',
};
export const PRIZE_THANKS: RequestThanks = {
  title: 'Вы участвуете',
  text: 'Итоги опубликуем в новостях в первый рабочий день следующего месяца и позвоним победителям.',
};
export const NEED_MONEY_THANKS: RequestThanks = {
  title: 'Перезвоним',
  text: 'Обычно в течение часа, если работает горячая линия. Её часы — внизу страницы.',
};
export const REAL_ESTATE_THANKS: RequestThanks = {
  title: 'Заявка у нас',
  text: 'Специалист по залогам позвонит в течение рабочего дня и скажет, какие документы понадобятся.',
};
export const BRING_FRIEND_THANKS: RequestThanks = {
  title: 'Спасибо за рекомендацию',
  text: 'Позвоним другу один раз. После его первого платежа спросим, куда перевести вам вознаграждение.',
};
export const DEPOSIT_THANKS: RequestThanks = {
  title: 'Заявка у нас',
  text: 'Позвоним в рабочее время, обычно в течение часа, и пришлём проект договора на почту. Деньги никуда переводить не нужно, пока договор не подписан.',
};
export const BOND_THANKS: RequestThanks = {
  title: 'Заявка у нас',
  text: 'Позвоним в рабочее время, обычно в течение часа. Покупка проходит у вашего брокера: нам деньги за облигации переводить не нужно.',
};
export const REPLY_THANKS: RequestThanks = {
  title: 'Отклик у нас',
  text: 'Ответим в течение трёх рабочих дней — и в том случае, если место уже занято.',
};
