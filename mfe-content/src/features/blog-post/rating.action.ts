import { data, type ActionFunctionArgs } from 'react-router-dom';
import { failureKind, HttpError } from '@polden/http';
import { ratePost } from './blog-post.api.ts';
import { FIELDS, type RatingState } from './rating-state.ts';

type Answer = ReturnType<typeof data<RatingState>>;

/**
 * One vote for a post. Runs in the browser for a submission with JavaScript and in the shell for a plain post.
 * Answers 200 with the new mean, 404, 422, 429 or 503 with what is wrong.
 */
export async function rateAction({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData();
  const id = wholeNumber(form.get(FIELDS.post));
  const given = wholeNumber(form.get(FIELDS.rating));
  if (id === null || given === null || given < 1 || given > 5) return failed(null, 422, NOT_CHOSEN);
  try {
    const { rating, votes } = await ratePost({ id, rating: given });
    return data({ given, rating, votes, problem: null });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refused(given, error);
  }
}

const NOT_CHOSEN = 'Выберите оценку от 1 до 5.';
const GONE = 'Эту статью уже сняли с сайта, оценить её не получится.';
const TOO_OFTEN = 'Слишком много оценок подряд. Подождите минуту и попробуйте снова.';
const LOST = 'Связь прервалась, и оценка не дошла. Проверьте интернет и нажмите кнопку ещё раз.';
const SLOW = 'Ответа не было слишком долго. Нажмите кнопку ещё раз через минуту.';
const BROKEN = 'Оценка не сохранилась: у нас что-то не сработало. Нажмите кнопку ещё раз через минуту.';

function refused(given: number, error: HttpError): Answer {
  if (error.code === 404) return failed(given, 404, GONE);
  switch (failureKind(error)) {
    case 'refused':
      return failed(given, 422, error.message);
    case 'too-often':
      return failed(given, 429, TOO_OFTEN);
    case 'slow':
      return failed(given, 503, SLOW);
    case 'lost':
      return failed(given, 503, LOST);
    case 'broken':
      return failed(given, 503, BROKEN);
  }
}

function failed(given: number | null, status: number, problem: string): Answer {
  return data({ given, problem }, { status });
}

function wholeNumber(value: FormDataEntryValue | null): number | null {
  return typeof value === 'string' && /^\d{1,9}$/u.test(value) ? Number(value) : null;
}
