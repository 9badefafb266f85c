import type { ProductCode } from './products.ts';

/** 0: not asked; 1: yes, and then the bounds of a title loan apply to an instalment one; 2: no. */
export type HasCar = 0 | 1 | 2;

/**
 * The questionnaire of both variants; what each wants is in MAIN_INFO_REQUIRED. Dates are DD.MM.YYYY or YYYY-MM-DD.
 * The same fact has several names in the specification: any of them is taken, messages come under the name that was
 * sent.
 */
export interface MainInfo {
  firstName?: string;
  lastName?: string;
  middleName?: string;
  /** Series and number: «4510 123456». */
  passport?: string;
  /** Instalment variant: instead of `passport`, four and six digits. */
  passportSeriya?: string;
  passportNumber?: string;
  dateOfIssue?: string;
  /** 770-001. */
  departmentCode?: string;
  placeOfIssue?: string;
  residentialAddress?: string;
  placeOfBirth?: string;
  /** Of somebody from 20 to 65. */
  birthday?: string;
  /** Instalment variant: instead of `birthday`. */
  birthDate?: string;
  region?: string;
  /** Instead of `region`. */
  registrationRegion?: string;
  /** Instalment variant: instead of `region`. */
  regionRegistration?: string;
  /** Whole roubles. */
  monthIncome?: number;
  email?: string;
  /** Name of the brand, as carBrands() has it. */
  carMark?: string;
  carModel?: string;
  /** Year. */
  carProduced?: number;
  /** Plate: «А123ВС77», Cyrillic or Latin. */
  carNumber?: string;
  /** Whole roubles. */
  carCost?: number;
}

/** Whole years of somebody to whom the lender lends, both included. */
export const BORROWER_AGE = { min: 20, max: 65 };

/** What the second step cannot do without; of several names of a fact the first one is told when all are missing. */
export const MAIN_INFO_REQUIRED = {
  /** Loans on a vehicle, and instalment with hasCar 1. */
  vehicle: [
    'lastName',
    'firstName',
    'birthday',
    'passport',
    'dateOfIssue',
    'departmentCode',
    'placeOfIssue',
    'placeOfBirth',
    'residentialAddress',
    'region',
    'monthIncome',
    'carMark',
    'carModel',
    'carProduced',
    'carNumber',
  ],
  /** The other instalment loans. */
  installment: [
    'lastName',
    'firstName',
    'birthDate',
    'passportSeriya',
    'passportNumber',
    'dateOfIssue',
    'departmentCode',
    'placeOfIssue',
    'placeOfBirth',
    'residentialAddress',
    'regionRegistration',
    'monthIncome',
  ],
} as const satisfies Record<string, readonly (keyof MainInfo)[]>;

export type QuestionnaireVariant = keyof typeof MAIN_INFO_REQUIRED;

const QUESTIONNAIRES: Record<ProductCode, QuestionnaireVariant | null> = {
  installment: 'installment',
  pts: 'vehicle',
  refinance: 'vehicle',
  collateral: 'vehicle',
  // A manager or the personal account asks the rest.
  pdl: null,
  business: null,
  'car-purchase': null,
  bank: null,
  'bank-business': null,
};

/**
 * The questionnaire that the second step of a product wants: of those with additional steps. Null: its second step does
 * without one, and only confirms phone and documents; what is sent is checked and kept all the same.
 */
export function questionnaireOf(product: ProductCode, hasCar: HasCar = 0): QuestionnaireVariant | null {
  return product === 'installment' && hasCar === 1 ? 'vehicle' : QUESTIONNAIRES[product];
}
