export const FAQ_PATHS = {
  /** GET → FaqEnvelope<FaqCategory[]>, in their order. */
  categories: 'faq-categories',
  /** GET → FaqEnvelope<FaqQuestion[]>, category after category. */
  questions: 'faq-questions',
  /** GET → FaqEnvelope<FaqAnswer[]>: of all questions, where a page shows them at once. */
  answers: 'faq-answers',
  /** GET faq-answer/{id of the question} → FaqEnvelope<FaqAnswer>. */
  answer: 'faq-answer',
  /** POST FaqVote → Done. */
  vote: 'faq-vote',
} as const;

/** For staff who may read questions. */
export const ADMIN_FAQ_PATHS = {
  /** GET admin/faq-votes/{id of the question} → FaqVotes. */
  votes: 'admin/faq-votes',
} as const;

/** The right to `votes`. */
export const FAQ_VOTES_RIGHT = 'faq.votes';

/** Whether an answer was useful: one vote of each visitor and answer, the last one counts. */
export interface FaqVote {
  id: number;
  useful: boolean;
}

export interface FaqVotes {
  useful: number;
  useless: number;
}

export interface FaqEnvelope<Data> {
  ok: true;
  data: Data;
}

export interface FaqCategory {
  id: number;
  title: string;
  /** From 1. */
  position: number;
}

export interface FaqQuestion {
  id: number;
  question: string;
  /** Null until the answer is fetched and put here. */
  answer: string | null;
  faq_category_id: number;
}

export interface FaqAnswer {
  /** Of the question. */
  id: number;
  /** Sanitised HTML. */
  answer: string;
}
