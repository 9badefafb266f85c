import {
  EMAIL_FIELD,
  FORM_FILES_MAX_BYTES,
  FORM_MESSAGES,
  NAME_FIELD,
  PHONE_FIELD,
  REVIEW_DOCUMENTS,
  REVIEW_FILE_MAX_BYTES,
  REVIEW_MAX_FILES,
  REVIEW_PATHS,
} from '@polden/api-contract';
import { REQUEST_TEXTS } from '@polden/field-kinds';
import { consent, fieldsOf, type RequestFormModel } from '@polden/request-form';

const MEGABYTE = 1024 * 1024;

export const REVIEW_FORM: RequestFormModel = {
  name: 'otzyv',
  path: REVIEW_PATHS.add,
  title: 'Расскажите, как было',
  lead: 'Отзыв для всех посетителей редактор проверит, нет ли в нём чужих данных и брани, и опубликует как есть. Плохие публикуем тоже. Отзыв для сотрудников, почту и телефон увидим только мы.',
  fields: fieldsOf({
    rating: { kind: 'mark', label: 'Ваша оценка' },
    message: {
      kind: 'lines',
      of: REQUEST_TEXTS.review,
      label: 'Что произошло',
      hint: 'Что понравилось, что нет и чего не хватило. Номера карт и договоров не пишите',
      required: true,
      missing: FORM_MESSAGES.review,
    },
    name: NAME_FIELD,
    type: {
      kind: 'choice',
      label: 'Кто это прочитает',
      placeholder: 'Выберите',
      initial: 'review',
      options: [
        ['review', 'Все посетители сайта'],
        ['feedback', 'Только сотрудники'],
      ],
    },
    email: { ...EMAIL_FIELD, required: false, hint: 'Если хотите ответ письмом' },
    number: { ...PHONE_FIELD, required: false },
    files: {
      kind: 'files',
      label: 'Снимки и документы',
      hint: `До ${REVIEW_MAX_FILES} файлов, каждый не больше ${REVIEW_FILE_MAX_BYTES / MEGABYTE} МБ и вместе не больше ${FORM_FILES_MAX_BYTES / MEGABYTE} МБ: фотографии, PDF, DOCX. Без вашего согласия не покажем`,
      types: REVIEW_DOCUMENTS,
      photos: true,
      maxBytes: REVIEW_FILE_MAX_BYTES,
      maxCount: REVIEW_MAX_FILES,
    },
  }),
  consents: [consent()],
  submit: 'Отправить отзыв',
  accepted: {
    title: 'Спасибо, отзыв у нас',
    text: 'Обычно публикуем в течение двух рабочих дней. Если оставили почту или телефон, ответим.',
  },
  acceptedFor: {
    field: 'type',
    value: 'feedback',
    title: 'Спасибо, отзыв у нас',
    text: 'Его прочитают сотрудники. На сайте его не покажем. Если оставили почту или телефон, ответим.',
  },
};
