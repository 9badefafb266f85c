/** What is said of a field that was left empty or is wrong: the same by the API and by the page that checks before it. */
export const FORM_MESSAGES = {
  name: 'Введите имя',
  friendName: 'Введите имя друга',
  ownNumber: 'Это ваш номер: укажите номер друга',
} as const;
