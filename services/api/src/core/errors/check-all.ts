import type { FieldErrors } from '@polden/api-contract';
import { AppError } from './app-error.ts';

/** What every check answers; else one refusal with all that they refuse, so that nobody mends a form field after field. */
export function checkAll<Answers extends readonly unknown[]>(
  ...checks: { [Place in keyof Answers]: () => Answers[Place] }
): Answers {
  const refusals: AppError[] = [];
  const answers = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof AppError) || error.validation === undefined) throw error;
      refusals.push(error);
      return undefined;
    }
  });
  const [first] = refusals;
  if (first === undefined) return answers as unknown as Answers;
  const validation = refusals.map((refusal): FieldErrors => refusal.validation ?? {});
  throw AppError.invalid(Object.assign({}, ...validation) as FieldErrors, first.message);
}
