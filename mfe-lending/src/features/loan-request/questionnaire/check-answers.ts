import { BORROWER_AGE, type FieldErrors } from '@polden/api-contract';
import { regionByName } from '@polden/reference-data';
import {
  moscowDay,
  parseDate,
  readDepartmentCode,
  readPassport,
  readPlateNumber,
  yearsBetween,
} from '@polden/ru';
import { QUESTIONS, type Answers, type QuestionKind, type QuestionName } from './questions.ts';

const NAME = /^[А-Яа-яЁё][А-Яа-яЁё\s'’-]*$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;
const OLDEST_CAR_YEARS = 40;
const PASSPORT_AGE = 14;

/** Name of a question's field in the form and in the API's messages. */
export function fieldOf(name: QuestionName): `mainInfo.${QuestionName}` {
  return `mainInfo.${name}`;
}

/** What is wrong with the answers to these questions, by their fields; the API has the last word. */
export function checkAnswers(names: readonly QuestionName[], answers: Answers): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of names) {
    const message = mistakeIn(name, (answers[name] ?? '').trim());
    if (message !== null) errors[fieldOf(name)] = [message];
  }
  if (names.includes('dateOfIssue') && !errors[fieldOf('dateOfIssue')] && passportTooEarly(answers)) {
    errors[fieldOf('dateOfIssue')] = [
      `Паспорт выдают с ${PASSPORT_AGE} лет: проверьте дату выдачи и дату рождения`,
    ];
  }
  return errors;
}

function mistakeIn(name: QuestionName, typed: string): string | null {
  const { kind, optional } = QUESTIONS[name];
  if (typed === '') return optional ? null : (MISSING[name] ?? 'Заполните это поле');
  return CHECKS[kind](typed);
}

const CHECKS: Record<QuestionKind, (typed: string) => string | null> = {
  name: (typed) => (NAME.test(typed) ? null : 'Русскими буквами, как в паспорте'),
  birthday: checkBirthday,
  'past-day': (typed) => {
    const day = parseDate(typed);
    if (day === null) return 'Дата целиком: день, месяц и год, например 20.05.2015';
    return day > today() ? 'Этот день ещё не наступил: проверьте дату' : null;
  },
  passport: (typed) =>
    readPassport(typed) === null ? 'Десять цифр: четыре серии и шесть номера, например 4510 123456' : null,
  'passport-series': (typed) => (/^\d{4}$/u.test(typed) ? null : 'Четыре цифры серии'),
  'passport-number': (typed) => (/^\d{6}$/u.test(typed) ? null : 'Шесть цифр номера'),
  department: (typed) => (readDepartmentCode(typed) === null ? 'Шесть цифр, например 770-001' : null),
  'place-of-issue': longEnough,
  line: longEnough,
  region: (typed) => (regionByName(typed) ? null : 'Выберите регион из списка'),
  money: (typed) => (Number(typed.replace(/\D/gu, '')) > 0 ? null : 'Сумма в рублях, цифрами'),
  email: (typed) => (EMAIL.test(typed) ? null : 'Проверьте адрес: он пишется так — anna@mail.ru'),
  'car-mark': () => null,
  'car-model': () => null,
  'car-year': checkCarYear,
  plate: (typed) => (readPlateNumber(typed) === null ? 'Номер вместе с регионом, например А123ВС77' : null),
};

function checkBirthday(typed: string): string | null {
  const day = parseDate(typed);
  if (day === null) return 'Дата целиком: день, месяц и год, например 05.03.1990';
  const age = yearsBetween(day, today());
  return age >= BORROWER_AGE.min && age <= BORROWER_AGE.max
    ? null
    : `Мы выдаём займы тем, кому от ${BORROWER_AGE.min} до ${BORROWER_AGE.max} лет: проверьте дату`;
}

function checkCarYear(typed: string): string | null {
  const year = Number(typed);
  const now = Number(today().slice(0, 4));
  return /^\d{4}$/u.test(typed) && year <= now && year >= now - OLDEST_CAR_YEARS
    ? null
    : `Год выпуска — от ${now - OLDEST_CAR_YEARS} до ${now}`;
}

function longEnough(typed: string): string | null {
  return typed.length >= 3 ? null : 'Слишком коротко: напишите целиком';
}

function passportTooEarly({ birthday, birthDate, dateOfIssue = '' }: Answers): boolean {
  const [born, given] = [parseDate(birthday ?? birthDate ?? ''), parseDate(dateOfIssue)];
  return born !== null && given !== null && yearsBetween(born, given) < PASSPORT_AGE;
}

function today(): string {
  return moscowDay(new Date());
}

const MISSING: Answers = {
  lastName: 'Укажите фамилию',
  firstName: 'Укажите имя',
  birthday: 'Укажите дату рождения',
  birthDate: 'Укажите дату рождения',
  passport: 'Укажите серию и номер паспорта',
  passportSeriya: 'Укажите серию паспорта',
  passportNumber: 'Укажите номер паспорта',
  dateOfIssue: 'Укажите, когда выдан паспорт',
  departmentCode: 'Укажите код подразделения',
  placeOfIssue: 'Укажите, кем выдан паспорт',
  placeOfBirth: 'Укажите место рождения',
  residentialAddress: 'Укажите адрес, по которому живёте',
  region: 'Выберите регион регистрации',
  regionRegistration: 'Выберите регион регистрации',
  monthIncome: 'Укажите доход за месяц',
  carMark: 'Выберите марку машины',
  carModel: 'Выберите модель машины',
  carProduced: 'Укажите год выпуска',
  carNumber: 'Укажите госномер машины',
};
