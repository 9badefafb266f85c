import type { FaqAnswer, FaqCategory, FaqQuestion } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { failedPage } from '../../failed-page.ts';
import { oncePer } from '../../parts/once-per.ts';
import { readFaq } from './faq.api.ts';

export interface Answered {
  id: number;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface AnsweredCategory {
  id: number;
  title: string;
  questions: Answered[];
}

export interface FaqData {
  /** In their order; none is empty. */
  categories: AnsweredCategory[];
  /** What is looked for; '' for nothing. */
  query: string;
}

const LONGEST_QUERY = 200;

/** Throws a Response: 503 without data. */
export async function faqLoader({ request }: LoaderFunctionArgs): Promise<FaqData> {
  const query = new URL(request.url).searchParams.get('q') ?? '';
  const [categories, questions, answers] = await readFaq().catch((error: unknown) => {
    throw failedPage(error);
  });
  return {
    categories: answeredOf(categories)(questions)(answers),
    query: query.trim().slice(0, LONGEST_QUERY),
  };
}

/** The same object while none of the three has changed: the index of the search belongs to it. */
const answeredOf = oncePer((categories: readonly FaqCategory[]) =>
  oncePer((questions: readonly FaqQuestion[]) =>
    oncePer((answers: readonly FaqAnswer[]) => answered(categories, questions, answers)),
  ),
);

function answered(
  categories: readonly FaqCategory[],
  questions: readonly FaqQuestion[],
  answers: readonly FaqAnswer[],
): AnsweredCategory[] {
  const answerTo = new Map(answers.map(({ id, answer }) => [id, answer]));
  const byCategory = Map.groupBy(questions, ({ faq_category_id }) => faq_category_id);
  return categories
    .map(({ id, title }) => ({
      id,
      title,
      questions: (byCategory.get(id) ?? []).map(({ id: question, question: words }) => ({
        id: question,
        question: words,
        answer: answerTo.get(question) ?? '',
      })),
    }))
    .filter((category) => category.questions.length > 0);
}
