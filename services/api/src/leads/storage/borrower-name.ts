import type { PersonalData } from './personal-data.ts';

/** The name of the questionnaire, else of the first step; null while nobody has told it. */
export function borrowerName({
  fullName,
  phone,
  questionnaire = {},
}: Pick<PersonalData, 'fullName' | 'phone' | 'questionnaire'>): string | null {
  const { lastName, firstName, middleName } = questionnaire;
  const told = [lastName, firstName, middleName].filter(Boolean).join(' ');
  if (told !== '') return told;
  return fullName === phone ? null : fullName;
}
