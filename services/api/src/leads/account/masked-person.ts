import type { AccountPerson } from '@polden/api-contract';
import { maskedEmail, maskedName, maskedPassport } from '@polden/ru';
import { borrowerName } from '../storage/borrower-name.ts';
import type { PersonalData } from '../storage/personal-data.ts';

/** Enough for somebody to see that it is his own, and too little to be of use to anybody who looks over his shoulder. */
export function maskedPerson(personal: PersonalData): AccountPerson {
  const { questionnaire, city } = personal;
  return {
    name: maskedName(borrowerName(personal) ?? '') || null,
    email: questionnaire?.email ? maskedEmail(questionnaire.email) : null,
    passport: questionnaire?.passport ? maskedPassport(questionnaire.passport) : null,
    city: city ?? null,
  };
}
