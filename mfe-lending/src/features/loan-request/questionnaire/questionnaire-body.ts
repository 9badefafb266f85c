import type { MainInfo, RefinanceLead } from '@polden/api-contract';
import { QUESTIONS, type Answers, type QuestionName } from './questions.ts';

/** The answers as the API takes them: numbers as numbers, and what was left empty left out. */
export function mainInfoOf(answers: Answers): MainInfo {
  const facts = Object.entries(answers).flatMap(([name, typed]) => {
    const value = valueOf(name as QuestionName, typed);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(facts) as MainInfo;
}

type RefinanceFacts = Omit<RefinanceLead, 'id' | 'phone' | 'requiredSum' | 'requiredMonthCount'>;

/** The same under the names of a full refinancing lead; what is missing is '' or 0, which the API refuses. */
export function refinanceOf(answers: Answers): RefinanceFacts {
  const info = mainInfoOf(answers);
  return {
    lastName: info.lastName ?? '',
    firstName: info.firstName ?? '',
    ...(info.middleName === undefined ? {} : { middleName: info.middleName }),
    passportId: (info.passport ?? '').replace(' ', '-'),
    birthDate: info.birthday ?? '',
    registrationRegion: info.region ?? '',
    avgIncome: info.monthIncome ?? 0,
    ...(info.email === undefined ? {} : { email: info.email }),
    carBrand: info.carMark ?? '',
    carModel: info.carModel ?? '',
    carNumber: info.carNumber ?? '',
    carIssueYear: info.carProduced ?? 0,
    dateOfIssue: info.dateOfIssue ?? '',
    departmentCode: info.departmentCode ?? '',
    placeOfBirth: info.placeOfBirth ?? '',
    placeOfIssue: info.placeOfIssue ?? '',
    residentialAddress: info.residentialAddress ?? '',
  };
}

/** The questions behind the names of a refinancing lead that are called otherwise. */
export const REFINANCE_NAMES = {
  passportId: 'passport',
  birthDate: 'birthday',
  registrationRegion: 'region',
  avgIncome: 'monthIncome',
  carBrand: 'carMark',
  carIssueYear: 'carProduced',
} as const satisfies Record<string, QuestionName>;

function valueOf(name: QuestionName, typed: string): string | number | null {
  const text = typed.trim();
  const { kind } = QUESTIONS[name];
  if (kind !== 'money' && kind !== 'car-year') return text === '' ? null : text;
  const digits = text.replace(/\D/gu, '');
  return digits === '' ? null : Number(digits);
}
