import {
  type Done,
  FAQ_PATHS,
  type FaqAnswer,
  type FaqCategory,
  type FaqEnvelope,
  type FaqQuestion,
  type FaqVote,
} from '@polden/api-contract';
import { http, readCached } from '@polden/http';

/** Categories, questions and answers, each in its order. Throws HttpError when they cannot be read and never were. */
export async function readFaq(): Promise<[FaqCategory[], FaqQuestion[], FaqAnswer[]]> {
  const [categories, questions, answers] = await Promise.all([
    readCached<FaqEnvelope<FaqCategory[]>>(FAQ_PATHS.categories),
    readCached<FaqEnvelope<FaqQuestion[]>>(FAQ_PATHS.questions),
    readCached<FaqEnvelope<FaqAnswer[]>>(FAQ_PATHS.answers),
  ]);
  return [categories.data, questions.data, answers.data];
}

const VOTE_MS = 5_000;

/** One vote of this visitor for each answer; the last one counts, so that it is safe to repeat. Throws HttpError. */
export function sendVote(vote: FaqVote): Promise<Done> {
  return http.post<Done>(FAQ_PATHS.vote, vote, { signal: AbortSignal.timeout(VOTE_MS) });
}
