import {
  REPLY_THANKS,
  REQUEST_PATHS,
  RESUME_FIELDS,
  VACANCY_REPLY_FIELDS,
  type VacancyCard,
} from '@polden/api-contract';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

/** Of the form, and of the API. */
export const VACANCY_FIELD = 'vacancyId';

const REPLY_FIELDS = fieldsOf(VACANCY_REPLY_FIELDS);

/** A reply to one vacancy. */
export function replyForm({ id, title }: Pick<VacancyCard, 'id' | 'title'>): RequestFormModel {
  return {
    name: 'otklik',
    path: REQUEST_PATHS.vacancyReply,
    title: 'Откликнуться',
    lead: `На вакансию «${title}». Резюме прочитает руководитель отдела, а не программа.`,
    fields: REPLY_FIELDS,
    fixed: { [VACANCY_FIELD]: id },
    consents: [consent()],
    submit: 'Отправить отклик',
    accepted: REPLY_THANKS,
  };
}

/** For those who have found no vacancy. */
export const REPLY_WITHOUT_VACANCY: RequestFormModel = {
  name: 'bez-vakansii',
  path: REQUEST_PATHS.vacancyReplyWithoutVacancy,
  title: 'Не нашли своей вакансии',
  lead: 'Расскажите, чем хотите заниматься. Когда место появится, позвоним первому вам.',
  fields: REPLY_FIELDS,
  consents: [consent()],
  submit: 'Отправить резюме',
  accepted: REPLY_THANKS,
};

/** For applicants with a résumé on another site. */
export const RESUME_LINK: RequestFormModel = {
  name: 'rezyume',
  path: REQUEST_PATHS.resume,
  title: 'Резюме по ссылке',
  lead: 'Если резюме уже лежит на сайте поиска работы, файл не нужен: хватит адреса.',
  fields: fieldsOf(RESUME_FIELDS),
  consents: [consent('agree')],
  submit: 'Отправить ссылку',
  accepted: REPLY_THANKS,
};
