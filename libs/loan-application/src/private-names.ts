import { privacyOf, questions } from './asked.ts';

/** Names of all questions with answers about a person: no log may hold them. */
export function privateNames(): string[] {
  return questions().flatMap(([key, question]) =>
    privacyOf(question) === 'open' ? [] : [key, ...Object.values(question.names ?? {})],
  );
}
