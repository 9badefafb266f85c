import type { MainInfo } from '@polden/api-contract';

export type QuestionName = keyof MainInfo;
/** What was answered, as it was typed. */
export type Answers = Partial<Record<QuestionName, string>>;

/** What kind of control a question has, and how its answer is checked. */
export type QuestionKind =
  | 'name'
  | 'birthday'
  | 'past-day'
  | 'passport'
  | 'passport-series'
  | 'passport-number'
  | 'department'
  | 'place-of-issue'
  | 'line'
  | 'region'
  | 'money'
  | 'email'
  | 'car-mark'
  | 'car-model'
  | 'car-year'
  | 'plate';

export interface Question {
  kind: QuestionKind;
  label: string;
  hint?: string;
  autoComplete?: string;
  /** Default false. */
  optional?: boolean;
  /** Kept in the memory of the page only, never in the storage of the browser. */
  secret?: boolean;
  /** Short: two of them stand in one line where there is room. */
  half?: boolean;
}

const BIRTHDAY: Question = {
  kind: 'birthday',
  label: 'Дата рождения',
  hint: 'Например, 05.03.1990',
  autoComplete: 'bday',
  secret: true,
};
const REGION: Question = {
  kind: 'region',
  label: 'Регион регистрации',
  hint: 'По штампу в паспорте',
};

export const QUESTIONS: Record<QuestionName, Question> = {
  lastName: { kind: 'name', label: 'Фамилия', autoComplete: 'family-name' },
  firstName: { kind: 'name', label: 'Имя', autoComplete: 'given-name', half: true },
  middleName: {
    kind: 'name',
    label: 'Отчество',
    autoComplete: 'additional-name',
    hint: 'Если есть в паспорте',
    optional: true,
    half: true,
  },
  birthday: BIRTHDAY,
  birthDate: BIRTHDAY,
  passport: {
    kind: 'passport',
    label: 'Серия и номер',
    hint: 'Десять цифр, например 4510 123456',
    secret: true,
  },
  passportSeriya: { kind: 'passport-series', label: 'Серия', hint: 'Четыре цифры', secret: true, half: true },
  passportNumber: { kind: 'passport-number', label: 'Номер', hint: 'Шесть цифр', secret: true, half: true },
  dateOfIssue: { kind: 'past-day', label: 'Дата выдачи', hint: 'ДД.ММ.ГГГГ', secret: true, half: true },
  departmentCode: {
    kind: 'department',
    label: 'Код подразделения',
    hint: 'Например, 770-001',
    secret: true,
    half: true,
  },
  placeOfIssue: {
    kind: 'place-of-issue',
    label: 'Кем выдан',
    hint: 'Подскажем по коду подразделения или по первым словам',
    secret: true,
  },
  placeOfBirth: { kind: 'line', label: 'Место рождения', hint: 'Как в паспорте', secret: true },
  region: REGION,
  registrationRegion: REGION,
  regionRegistration: REGION,
  residentialAddress: {
    kind: 'line',
    label: 'Адрес, где вы живёте',
    hint: 'Улица, дом, квартира',
    autoComplete: 'street-address',
    secret: true,
  },
  monthIncome: {
    kind: 'money',
    label: 'Доход за месяц',
    hint: 'Всё, что приходит: зарплата, пенсия, подработка. Справки не нужны',
  },
  email: {
    kind: 'email',
    label: 'Электронная почта',
    hint: 'Пришлём копию договора. Можно не указывать',
    autoComplete: 'email',
    optional: true,
  },
  carMark: { kind: 'car-mark', label: 'Марка', half: true },
  carModel: { kind: 'car-model', label: 'Модель', half: true },
  carProduced: { kind: 'car-year', label: 'Год выпуска', half: true },
  carNumber: { kind: 'plate', label: 'Госномер', hint: 'Например, А123ВС77', half: true },
  carCost: {
    kind: 'money',
    label: 'Сколько стоит машина',
    hint: 'Примерно, можно не указывать',
    optional: true,
  },
};

/** The answers that may lie in the storage of the browser. */
export function keptAnswers(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => !QUESTIONS[name as QuestionName].secret),
  );
}
