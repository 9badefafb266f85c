/**
 * What is said of a field that was left empty or is wrong: the same by the API and by the page that checks before it. Each
 * speaks of its field in the words of the label that stands there.
 */
export const FORM_MESSAGES = {
  name: 'Напишите, как к вам обращаться',
  friendName: 'Напишите, как зовут друга',
  friendPhone: 'Введите мобильный друга',
  ownNumber: 'Это ваш номер: укажите номер друга',
  company: 'Назовите компанию или сайт',
  companyType: 'Выберите, чем вы занимаетесь',
  site: 'Назовите сайт или компанию',
  trafficType: 'Выберите, откуда трафик',
  address: 'Введите адрес объекта',
  question: 'Напишите ваш вопрос',
  review: 'Напишите, что произошло',
  letter: 'Напишите, о чём письмо',
  reference: 'Введите адрес резюме',
  code: 'Введите шесть цифр из СМС',
  consent: 'Отметьте согласие на обработку персональных данных',
  risks: 'Прочитайте предупреждение о рисках и отметьте это',
  friendAgrees: 'Отметьте, что друг знает об этом и не против звонка',
} as const;
