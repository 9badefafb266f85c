import type { CreateLead } from '@polden/api-contract';
import { askedIn, type MainInfo, type Variant } from '@polden/loan-application';
import type { TestApp } from './test-app.ts';

/** Every required document of a loan request. */
export const LOAN_DOCUMENTS = [
  'credit-history-consent',
  'electronic-interaction-agreement',
  'personal-data-consent',
];

/** A request for a loan on a car, as the first step of the form sends it. */
export const TITLE_LOAN = {
  requiredSum: 280_000,
  requiredMonthCount: 48,
  product: 'pts',
  formType: 'first',
  documents: LOAN_DOCUMENTS,
} satisfies Omit<CreateLead, 'phone'>;

/** The questionnaire of a borrower with a car, as the second step sends it. */
export const VEHICLE_INFO = {
  lastName: 'Иванова',
  firstName: 'Анна',
  middleName: 'Петровна',
  birthday: '05.03.1990',
  passport: '4510 123456',
  dateOfIssue: '20.05.2015',
  departmentCode: '770001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ',
  placeOfBirth: 'г. Москва',
  residentialAddress: 'Москва, улица Арбат, дом 1, квартира 2',
  region: 'Москва',
  monthIncome: 90_000,
  email: ' anna@mail.ru ',
  carMark: 'LADA',
  carModel: 'Vesta',
  carProduced: 2020,
  carNumber: 'a123bc77',
} satisfies MainInfo;

/** What is asked of property that may be no car. */
export const PROPERTY_INFO = {
  property: 'Катер «Волжанка 46»',
  propertyProduced: 2001,
  propertyNumber: 'РХХ 12-34',
} satisfies MainInfo;

export const INSTALLMENT_INFO = {
  lastName: 'Иванова',
  firstName: 'Анна',
  birthDate: '1990-03-05',
  passportSeriya: '4510',
  passportNumber: '123456',
  dateOfIssue: '2015-05-20',
  departmentCode: '770-001',
  placeOfIssue: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ',
  placeOfBirth: 'г. Москва',
  residentialAddress: 'Москва, улица Арбат, дом 1, квартира 2',
  regionRegistration: 'Москва',
  monthIncome: 60_000,
} satisfies MainInfo;

/** Where a refusal of an empty questionnaire names what it wants. */
export function wantedAnswers(variant: Variant): string[] {
  return askedIn(variant).flatMap(({ name, required }) =>
    required === undefined ? [] : [`mainInfo.${name}`],
  );
}

/** As the CRM approves what was asked for. */
export async function approveLead({ dataSource }: TestApp, id: string): Promise<void> {
  await dataSource.query(
    `UPDATE lead SET status = 'approved', decided_at = $2,
       decision = jsonb_build_object('sum', required_sum, 'monthCount', month_count, 'days', days)
     WHERE id = $1`,
    [id, new Date()],
  );
}
