import type { SearchKind } from '@polden/api-contract';

/** What each kind is called: of many in the choice, of one beside an answer. */
export const SEARCH_KIND_NAMES: Record<SearchKind, { many: string; one: string }> = {
  loan: { many: 'Займы', one: 'Заём' },
  page: { many: 'Разделы сайта', one: 'Раздел сайта' },
  question: { many: 'Вопросы', one: 'Вопрос и ответ' },
  document: { many: 'Документы', one: 'Документ' },
  terms: { many: 'Условия', one: 'Условия и правила' },
  blog: { many: 'Блог', one: 'Статья блога' },
  news: { many: 'Новости', one: 'Новость' },
  press: { many: 'СМИ о нас', one: 'СМИ о нас' },
  video: { many: 'Видео', one: 'Видео' },
  vacancy: { many: 'Вакансии', one: 'Вакансия' },
  office: { many: 'Офисы', one: 'Офис' },
  offer: { many: 'Маркетплейс', one: 'Маркетплейс' },
  photo: { many: 'Фотобанк', one: 'Фотобанк' },
};
