/**
 * What is said of a field that was left empty or is wrong: the same by the API and by the page that checks before it. Each
 * speaks of its field in the words of the label that stands there.
 */
export const FORM_MESSAGES = {
  name: 'Напишите, как к вам обращаться',
  fullName: 'Введите имя и фамилию',
  friendName: 'Напишите, как зовут друга',
  friendPhone: 'Введите мобильный друга',
  ownNumber: 'Это ваш номер: укажите номер друга',
  company: 'Назовите компанию или сайт',
  companyType: 'Выберите, чем вы занимаетесь',
  site: 'Назовите сайт или компанию',
  trafficType: 'Выберите, откуда трафик',
  address: 'Введите адрес объекта',
  question: 'Напишите ваш вопрос',
} as const;
