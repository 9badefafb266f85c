export const FAQ_PATHS = {
  /** GET → FaqEnvelope<FaqCategory[]>, in their order. */
  categories: 'faq-categories',
  /** GET → FaqEnvelope<FaqQuestion[]>, category after category. */
  questions: 'faq-questions',
  /** GET → FaqEnvelope<FaqAnswer[]>: of all questions, where a page shows them at once. */
  answers: 'faq-answers',
  /** GET faq-answer/{id of the question} → FaqEnvelope<FaqAnswer>. */
  answer: 'faq-answer',
} as const;

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
