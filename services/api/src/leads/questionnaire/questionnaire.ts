import {
  type FieldErrors,
  MAIN_INFO_REQUIRED,
  type MainInfo,
  type QuestionnaireVariant,
  type RefinanceLead,
} from '@polden/api-contract';
import { yearsBetween } from '@polden/ru';

/** What a borrower tells of themselves, under one name for each fact; days are YYYY-MM-DD. */
export interface Questionnaire {
  lastName?: string;
  firstName?: string;
  middleName?: string;
  birthDate?: string;
  /** 4510-123456. */
  passport?: string;
  dateOfIssue?: string;
  /** 770-001. */
  departmentCode?: string;
  placeOfIssue?: string;
  placeOfBirth?: string;
  residentialAddress?: string;
  region?: string;
  registrationRegion?: string;
  /** Roubles. */
  monthIncome?: number;
  email?: string;
  carMark?: string;
  carModel?: string;
  carProduced?: number;
  carNumber?: string;
  /** Roubles. */
  carCost?: number;
}

const PASSPORT_AGE = 14;

const MISSING: Partial<Record<keyof MainInfo, string>> = {
  lastName: 'Укажите фамилию',
  firstName: 'Укажите имя',
  birthday: 'Укажите дату рождения',
  birthDate: 'Укажите дату рождения',
  passport: 'Укажите серию и номер паспорта',
  passportSeriya: 'Укажите серию паспорта',
  passportNumber: 'Укажите номер паспорта',
  dateOfIssue: 'Укажите дату выдачи паспорта',
  departmentCode: 'Укажите код подразделения',
  placeOfIssue: 'Укажите, кем выдан паспорт',
  placeOfBirth: 'Укажите место рождения, как в паспорте',
  residentialAddress: 'Укажите адрес, по которому живёте',
  region: 'Выберите регион регистрации',
  regionRegistration: 'Выберите регион регистрации',
  monthIncome: 'Укажите доход за месяц',
  carMark: 'Выберите марку машины',
  carModel: 'Выберите модель машины',
  carProduced: 'Укажите год выпуска',
  carNumber: 'Укажите госномер машины',
};

/** The questionnaire of the second step, or what the variant lacks, by the names of MainInfo; null lacks nothing. */
export function readMainInfo(
  info: MainInfo,
  variant: QuestionnaireVariant | null,
): { questionnaire: Questionnaire } | { errors: FieldErrors } {
  const { passportSeriya, passportNumber, birthday, regionRegistration, ...rest } = info;
  const passport =
    info.passport ?? (passportSeriya && passportNumber ? `${passportSeriya}-${passportNumber}` : undefined);
  const questionnaire = withoutGaps({
    ...rest,
    passport,
    birthDate: birthday ?? info.birthDate,
    region: info.region ?? info.registrationRegion ?? regionRegistration,
  });
  const errors: FieldErrors = {};
  for (const name of variant === null ? [] : MAIN_INFO_REQUIRED[variant]) {
    if (questionnaire[factOf(name)] === undefined && info[name] === undefined)
      errors[`mainInfo.${name}`] = [MISSING[name] ?? 'Заполните это поле'];
  }
  if (!passportFitsAge(questionnaire)) errors['mainInfo.dateOfIssue'] = [TOO_YOUNG];
  return Object.keys(errors).length > 0 ? { errors } : { questionnaire };
}

/** The same from the flat body of a full refinancing lead, whose required fields are checked already. */
export function readRefinance(
  lead: RefinanceLead,
): { questionnaire: Questionnaire } | { errors: FieldErrors } {
  const questionnaire = withoutGaps({
    lastName: lead.lastName,
    firstName: lead.firstName,
    middleName: lead.middleName,
    birthDate: lead.birthDate,
    passport: lead.passportId,
    dateOfIssue: lead.dateOfIssue,
    departmentCode: lead.departmentCode,
    placeOfIssue: lead.placeOfIssue,
    placeOfBirth: lead.placeOfBirth,
    residentialAddress: lead.residentialAddress,
    region: lead.region ?? lead.registrationRegion,
    registrationRegion: lead.registrationRegion,
    monthIncome: lead.avgIncome,
    email: lead.email,
    carMark: lead.carBrand,
    carModel: lead.carModel,
    carProduced: lead.carIssueYear,
    carNumber: lead.carNumber,
  });
  return passportFitsAge(questionnaire) ? { questionnaire } : { errors: { dateOfIssue: [TOO_YOUNG] } };
}

/** Surname first; undefined when there is none of the names. */
export function fullNameOf({ lastName, firstName, middleName }: Questionnaire): string | undefined {
  return [lastName, firstName, middleName].filter(Boolean).join(' ') || undefined;
}

const TOO_YOUNG = `Дата выдачи: паспорт выдают с ${PASSPORT_AGE} лет, проверьте её и дату рождения`;

function passportFitsAge({ birthDate, dateOfIssue }: Questionnaire): boolean {
  if (birthDate === undefined || dateOfIssue === undefined) return true;
  return yearsBetween(birthDate, dateOfIssue) >= PASSPORT_AGE;
}

/** The fact that a field of the form stands for. */
function factOf(name: keyof MainInfo): keyof Questionnaire {
  switch (name) {
    case 'birthday':
      return 'birthDate';
    case 'passportSeriya':
    case 'passportNumber':
      return 'passport';
    case 'regionRegistration':
      return 'region';
    default:
      return name;
  }
}

type WithGaps = { [Name in keyof Questionnaire]: Questionnaire[Name] | undefined };

function withoutGaps({ ...facts }: WithGaps): Questionnaire {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
