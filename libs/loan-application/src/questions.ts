import { CAR_AGE } from '@polden/field-kinds';
import type { Question } from './question.ts';

const PERSON = {
  vehicle: 'person',
  property: 'person',
  installment: 'person',
  contract: 'signer',
  pledge: 'signer',
} as const;
const WHOLE_PASSPORT = {
  vehicle: 'passport',
  property: 'passport',
  contract: 'passport',
  pledge: 'passport',
} as const;
const PASSPORT = { ...WHOLE_PASSPORT, installment: 'passport' } as const;
const HOME = {
  vehicle: 'home',
  property: 'home',
  installment: 'address',
  contract: 'address',
  pledge: 'address',
} as const;
const INCOME = { vehicle: 'home', property: 'home', installment: 'income' } as const;
const CAR = { vehicle: 'car', pledge: 'car' } as const;
const PROPERTY = { property: 'property' } as const;

/** All questions in the order in which they are asked, by the name under which the answer is kept. */
const DEFINED = {
  lastName: {
    kind: 'name',
    label: 'Фамилия',
    autoComplete: 'family-name',
    steps: PERSON,
    required: 'Укажите фамилию',
  },
  firstName: {
    kind: 'name',
    label: 'Имя',
    autoComplete: 'given-name',
    half: true,
    steps: PERSON,
    required: 'Укажите имя',
  },
  middleName: {
    kind: 'name',
    label: 'Отчество',
    autoComplete: 'additional-name',
    hint: 'Если есть в паспорте',
    half: true,
    steps: PERSON,
  },
  birthDate: {
    kind: 'birthday',
    label: 'Дата рождения',
    hint: 'Например, 05.03.1990',
    steps: PERSON,
    names: { vehicle: 'birthday' },
    required: 'Укажите дату рождения',
  },
  passport: {
    kind: 'passport',
    label: 'Серия и номер',
    staffLabel: 'Паспорт',
    hint: 'Десять цифр, например 4510 123456',
    steps: WHOLE_PASSPORT,
    names: { refinance: 'passportId' },
    parts: ['passportSeriya', 'passportNumber'],
    required: 'Укажите серию и номер паспорта',
  },
  passportSeriya: {
    kind: 'passport-series',
    label: 'Серия',
    hint: 'Четыре цифры',
    half: true,
    steps: { installment: 'passport' },
    partOf: 'passport',
    required: 'Укажите серию паспорта',
  },
  passportNumber: {
    kind: 'passport-number',
    label: 'Номер',
    hint: 'Шесть цифр',
    half: true,
    steps: { installment: 'passport' },
    partOf: 'passport',
    required: 'Укажите номер паспорта',
  },
  dateOfIssue: {
    kind: 'past-day',
    label: 'Дата выдачи',
    hint: 'ДД.ММ.ГГГГ',
    half: true,
    steps: PASSPORT,
    required: 'Укажите, когда выдан паспорт',
  },
  departmentCode: {
    kind: 'department',
    label: 'Код подразделения',
    hint: 'Например, 770-001',
    half: true,
    steps: PASSPORT,
    required: 'Укажите код подразделения',
  },
  placeOfIssue: {
    kind: 'place-of-issue',
    label: 'Кем выдан',
    hint: 'Подскажем по коду подразделения или по первым словам',
    steps: PASSPORT,
    required: 'Укажите, кем выдан паспорт',
  },
  placeOfBirth: {
    kind: 'line',
    label: 'Место рождения',
    hint: 'Как в паспорте',
    steps: PASSPORT,
    required: 'Укажите место рождения',
  },
  region: {
    kind: 'region',
    label: 'Регион регистрации',
    staffLabel: 'Регион',
    hint: 'По штампу в паспорте',
    steps: HOME,
    names: { installment: 'regionRegistration', refinance: 'registrationRegion' },
    required: 'Выберите регион регистрации',
  },
  // Asked by no form of ours: another name that bodies may have for the region, kept as it came.
  registrationRegion: { kind: 'region', label: 'Регион регистрации', steps: {} },
  residentialAddress: {
    kind: 'line',
    label: 'Адрес, где вы живёте',
    staffLabel: 'Адрес проживания',
    hint: 'Улица, дом, квартира',
    autoComplete: 'street-address',
    steps: HOME,
    required: 'Укажите адрес, по которому живёте',
  },
  monthIncome: {
    kind: 'money',
    label: 'Доход за месяц',
    hint: 'Всё, что приходит: зарплата, пенсия, подработка. Справки не нужны',
    steps: INCOME,
    names: { refinance: 'avgIncome' },
    staffLabel: 'Доход в месяц',
    privacy: 'personal',
    required: 'Укажите доход за месяц',
  },
  email: {
    kind: 'email',
    label: 'Электронная почта',
    staffLabel: 'Почта',
    hint: 'Сообщим о решении письмом. Можно не указывать',
    steps: INCOME,
  },
  carMark: {
    kind: 'car-mark',
    label: 'Марка',
    half: true,
    steps: CAR,
    names: { refinance: 'carBrand' },
    required: 'Выберите марку машины',
  },
  carModel: {
    kind: 'car-model',
    label: 'Модель',
    half: true,
    steps: CAR,
    required: 'Выберите модель машины',
  },
  carProduced: {
    kind: 'car-year',
    label: 'Год выпуска',
    hint: `Иномарка — не старше ${CAR_AGE.foreign} лет, отечественная — не старше ${CAR_AGE.domestic}`,
    half: true,
    steps: CAR,
    names: { refinance: 'carIssueYear' },
    required: 'Укажите год выпуска',
  },
  carNumber: {
    kind: 'plate',
    label: 'Госномер',
    hint: 'Например, А123ВС77',
    half: true,
    steps: CAR,
    required: 'Укажите госномер машины',
  },
  carCost: {
    kind: 'money',
    label: 'Сколько стоит машина',
    staffLabel: 'Стоимость машины',
    hint: 'Можно примерно',
    steps: CAR,
  },
  property: {
    kind: 'property',
    label: 'Что отдаёте в залог',
    staffLabel: 'Имущество',
    hint: 'Вид, марка и модель: например, катер «Волжанка 46»',
    steps: PROPERTY,
    required: 'Напишите, что отдаёте в залог',
  },
  propertyProduced: {
    kind: 'property-year',
    label: 'Год выпуска',
    staffLabel: 'Год выпуска имущества',
    half: true,
    steps: PROPERTY,
    required: 'Укажите год выпуска',
  },
  propertyNumber: {
    kind: 'registration',
    label: 'Регистрационный номер',
    hint: 'Госномер, номер судна или заводской, если есть',
    half: true,
    steps: PROPERTY,
  },
  propertyCost: {
    kind: 'money',
    label: 'Сколько стоит имущество',
    staffLabel: 'Стоимость имущества',
    hint: 'Можно примерно',
    steps: PROPERTY,
  },
} as const satisfies Record<string, Question>;

/** The entries with their literal names and kinds, of which the types of the answers are made. */
export type Defined = typeof DEFINED;
export type QuestionKey = keyof Defined;
export const QUESTIONS: Record<QuestionKey, Question> = DEFINED;
