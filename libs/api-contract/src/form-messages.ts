/**
 * What is said of what several forms ask for, or of what is no field of a request (those say it of themselves), when it was
 * left empty or is wrong: the same by the API and by the page that checks before it.
 */
export const FORM_MESSAGES = {
  name: 'Напишите, как к вам обращаться',
  review: 'Напишите, что произошло',
  letter: 'Напишите, о чём письмо',
  code: 'Введите шесть цифр из СМС',
  consent: 'Отметьте согласие на обработку персональных данных',
  risks: 'Прочитайте предупреждение о рисках и отметьте это',
  friendAgrees: 'Отметьте, что друг знает об этом и не против звонка',
} as const;
