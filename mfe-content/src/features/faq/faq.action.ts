import { HttpError } from '@polden/http';
import { toApiError } from '@polden/request-form';
import { data, type ActionFunctionArgs } from 'react-router-dom';
import { sendVote } from './faq.api.ts';

/** Names of the form's fields. */
export const VOTE_FIELDS = { question: 'id', useful: 'useful' } as const;

/** What became of a vote; `problem` says why it was not counted. */
export interface VoteState {
  /** Of the question; null when the form had none. */
  id: number | null;
  useful: boolean;
  problem: string | null;
}

type Answer = ReturnType<typeof data<VoteState>>;

const UNCLEAR = 'Оценка не дошла. Нажмите «Да» или «Нет» ещё раз.';
const GONE = 'Этот ответ уже сняли с сайта, оценить его не получится.';

/** One vote for an answer: with JavaScript from the browser, without it from the shell. */
export async function voteAction({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData();
  const asked = form.get(VOTE_FIELDS.question);
  const useful = form.get(VOTE_FIELDS.useful);
  const id = typeof asked === 'string' && /^[1-9]\d{0,8}$/u.test(asked) ? Number(asked) : null;
  if (id === null || (useful !== '1' && useful !== '0'))
    return data({ id, useful: false, problem: UNCLEAR }, { status: 422 });
  const vote = { id, useful: useful === '1' };
  try {
    await sendVote(vote);
    return data({ ...vote, problem: null });
  } catch (error) {
    const [problem, status] = refusalOf(error);
    return data({ ...vote, problem }, { status });
  }
}

/** Throws what is no HttpError. */
function refusalOf(error: unknown): [problem: string, status: number] {
  if (error instanceof HttpError && (error.code === 404 || error.code === 410)) return [GONE, 404];
  const { notice, status } = toApiError(error, []);
  return [notice?.text ?? UNCLEAR, status];
}
