import {
  FORM_MESSAGES,
  REQUEST_PATHS,
  VACANCY_REPLY_FILE,
  VACANCY_REPLY_FILE_MAX_BYTES,
  VACANCY_REPLY_TYPES,
  type VacancyCard,
} from '@polden/api-contract';
import { link } from '@polden/field-kinds';
import { comment, consent, email, mobilePhone, type RequestFormModel, yourName } from '@polden/request-form';

/** Of the form, and of the API. */
export const VACANCY_FIELD = 'vacancyId';

const MEGABYTES = VACANCY_REPLY_FILE_MAX_BYTES / 1024 / 1024;

const FIELDS: RequestFormModel['fields'] = [
  yourName,
  mobilePhone(),
  { ...email, required: false },
  {
    kind: 'files',
    name: VACANCY_REPLY_FILE,
    label: 'Резюме',
    hint: `PDF, DOCX или TXT, до ${MEGABYTES} МБ. Можно и без него`,
    types: VACANCY_REPLY_TYPES,
    maxBytes: VACANCY_REPLY_FILE_MAX_BYTES,
  },
  comment('О себе в двух словах', 'Что умеете и почему именно это место'),
];

const ACCEPTED = {
  title: 'Отклик у нас',
  text: 'Ответим в течение трёх рабочих дней — и в том случае, если место уже занято.',
};

/** A reply to one vacancy. */
export function replyForm({ id, title }: Pick<VacancyCard, 'id' | 'title'>): RequestFormModel {
  return {
    name: 'otklik',
    path: REQUEST_PATHS.vacancyReply,
    title: 'Откликнуться',
    lead: `На вакансию «${title}». Резюме прочитает руководитель отдела, а не программа.`,
    fields: FIELDS,
    fixed: { [VACANCY_FIELD]: id },
    consents: [consent()],
    submit: 'Отправить отклик',
    accepted: ACCEPTED,
  };
}

/** For those who have found no vacancy. */
export const REPLY_WITHOUT_VACANCY: RequestFormModel = {
  name: 'bez-vakansii',
  path: REQUEST_PATHS.vacancyReplyWithoutVacancy,
  title: 'Не нашли своей вакансии',
  lead: 'Расскажите, чем хотите заниматься. Когда место появится, позвоним первому вам.',
  fields: FIELDS,
  consents: [consent()],
  submit: 'Отправить резюме',
  accepted: ACCEPTED,
};

/** For those whose résumé stands on another site. */
export const RESUME_LINK: RequestFormModel = {
  name: 'rezyume',
  path: REQUEST_PATHS.resume,
  title: 'Резюме по ссылке',
  lead: 'Если резюме уже лежит на сайте поиска работы, файл не нужен: хватит адреса.',
  fields: [
    yourName,
    mobilePhone(),
    email,
    {
      kind: 'line',
      name: 'reference',
      of: link,
      label: 'Адрес резюме',
      hint: 'Начинается с https://',
      autoComplete: 'url',
      required: true,
      missing: FORM_MESSAGES.reference,
    },
  ],
  consents: [consent('agree')],
  submit: 'Отправить ссылку',
  accepted: ACCEPTED,
};
