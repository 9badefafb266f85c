import type { AccountPerson } from '@polden/api-contract';
import { borrowerName } from '../storage/borrower-name.ts';
import type { PersonalData } from '../storage/personal-data.ts';

const DOT = '•';

/** Enough for somebody to see that it is his own, and too little to be of use to anybody who looks over his shoulder. */
export function maskedPerson(personal: PersonalData): AccountPerson {
  const { questionnaire, city } = personal;
  return {
    name: maskedName(personal),
    email: questionnaire?.email ? maskedEmail(questionnaire.email) : null,
    passport: questionnaire?.passport
      ? `${DOT.repeat(4)} ${DOT.repeat(4)}${questionnaire.passport.slice(-2)}`
      : null,
    city: city ?? null,
  };
}

/** «Анна С.»; a name that was told in one line begins with the surname. */
function maskedName(personal: PersonalData): string | null {
  const [surname, ...given] = borrowerName(personal)?.split(/\s+/u) ?? [];
  if (surname === undefined) return null;
  const [first] = given;
  return first === undefined ? surname : `${first} ${surname.charAt(0)}.`;
}

function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.charAt(0)}${DOT.repeat(3)}@${domain}`;
}
