import { requestAction, type SentForm } from '@polden/request-form';
import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { COMPANY_PATHS } from '../../parts/company-paths.ts';
import { REPLY_WITHOUT_VACANCY, replyForm, RESUME_LINK, VACANCY_FIELD } from './careers.forms.ts';
import { readVacancy } from './vacancy.api.ts';
import { vacancyAddress } from './vacancy-address.ts';

const CLOSED =
  'Эту вакансию уже закрыли. Всё, что вы ввели, на месте: отправьте отклик без вакансии, и мы позвоним, когда место появится.';

const ownForms = requestAction([REPLY_WITHOUT_VACANCY, RESUME_LINK]);
const { name: REPLY } = replyForm({ id: 0, title: '' });
/** What is wrong with it before anything is sent: it asks for nothing of the API. */
const closedReply = requestAction([
  { ...REPLY_WITHOUT_VACANCY, name: REPLY, problems: { [VACANCY_FIELD]: [CLOSED] } },
]);

/**
 * Sends what somebody writes who has found no vacancy. A reply that `replyAction` has sent here is not sent on by itself: he
 * meant it for that vacancy.
 */
export async function careersAction(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData();
  if (form.get('form') !== REPLY) return ownForms(call);
  const answer = await closedReply(call);
  if (answer instanceof Response) return answer;
  const { [VACANCY_FIELD]: _closed, ...errors } = answer.data.errors;
  const notice = { tone: 'warning', text: CLOSED } as const;
  const kept: SentForm = { ...answer.data, form: REPLY_WITHOUT_VACANCY.name, errors, notice };
  return data(kept, { status: 422 });
}

/**
 * Sends a reply to the vacancy that the form names: one that had to be read first could lose what was typed. Without scripts the
 * page of a refused reply is made anew, and there is none where the vacancy has gone meanwhile: the browser posts all of it
 * again (307) where there is one.
 */
export async function replyAction(call: ActionFunctionArgs) {
  const form = await call.request.clone().formData();
  const answer = await requestAction([replyForm({ id: Number(form.get(VACANCY_FIELD)), title: '' })])(call);
  if (answer instanceof Response) return answer;
  const address = await whereToReply(call);
  return address === null ? answer : redirect(address, 307);
}

/** Where a reply can be sent that its own page cannot show any more; null while that can, and where nobody knows. */
async function whereToReply({ request, params }: ActionFunctionArgs): Promise<string | null> {
  const asked = params['vacancy'] ?? '';
  try {
    const { url } = await readVacancy(asked);
    return url === asked ? null : `${vacancyAddress({ url })}${new URL(request.url).search}#${REPLY}`;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return error.status === 503 ? null : `${COMPANY_PATHS.careers}#${REPLY_WITHOUT_VACANCY.name}`;
  }
}
