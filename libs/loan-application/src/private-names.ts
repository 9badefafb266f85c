import { privacyOf, questions } from './asked.ts';

/** Every name of a question whose answer tells of a person: what no log may hold. */
export function privateNames(): string[] {
  return questions().flatMap(([key, question]) =>
    privacyOf(question) === 'open' ? [] : [key, ...Object.values(question.names ?? {})],
  );
}
