import { failureKind, HttpError } from '@polden/http';
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
const TOO_OFTEN = 'Слишком много оценок подряд. Подождите минуту и попробуйте снова.';
const LATER = 'Оценка не сохранилась: что-то со связью. Попробуйте ещё раз через минуту.';

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
    if (!(error instanceof HttpError)) throw error;
    const [problem, status] = refusalOf(error);
    return data({ ...vote, problem }, { status });
  }
}

function refusalOf(error: HttpError): [problem: string, status: number] {
  if (error.code === 404 || error.code === 410) return [GONE, 404];
  if (failureKind(error) === 'too-often') return [TOO_OFTEN, 429];
  return [LATER, 503];
}
