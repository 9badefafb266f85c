import type { RatingResult } from '@polden/api-contract';

/** Names of the form's fields. */
export const FIELDS = { post: 'id', rating: 'rating' } as const;

/** Id of the section with the form. */
export const RATING_ANCHOR = 'ocenka';

/** What the action answers: the vote that was counted, or why none was. */
export type RatingState =
  | ({ given: number; problem: null } & Pick<RatingResult, 'rating' | 'votes'>)
  | { given: number | null; problem: string };
