import type { PersonalData } from './personal-data.ts';

/** The name of the questionnaire, else of the first step; null while nobody has told it. */
export function borrowerName({
  fullName,
  questionnaire = {},
}: Pick<PersonalData, 'fullName' | 'questionnaire'>): string | null {
  const { lastName, firstName, middleName } = questionnaire;
  const told = [lastName, firstName, middleName].filter(Boolean).join(' ');
  return told || nameTold(fullName);
}

/** The name of the first step. Where none is asked the phone stands in its place, with or without its plus: null then. */
export function nameTold(fullName: string): string | null {
  return /\p{L}/u.test(fullName) ? fullName : null;
}
