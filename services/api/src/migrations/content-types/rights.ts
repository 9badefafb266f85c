/** The rights as 1795600001000 adds them. */

/** Areas of rights with their Russian names. */
const AREAS: Record<string, string> = {
  'media-our': 'Новости',
  'media-other': 'СМИ о нас',
  'media-video': 'Видео',
  photobank: 'Фотобанк',
  faq: 'Вопросы и ответы',
  disclosure: 'Раскрытие информации',
  'document-file': 'Документы',
  'loan-document': 'Документы займа',
  'company-docs': 'Документы компании',
  'investor-contract': 'Договоры инвесторов',
  vacancy: 'Вакансии',
  events: 'События',
  'uslovija-page': 'Условия',
  'investoram-page': 'Страница инвесторам',
  marketplace: 'Маркетплейс',
  review: 'Отзывы',
  'promo-code': 'Промокоды',
  menu: 'Меню',
  redirect: 'Перенаправления',
  'meta-for-pages': 'SEO',
  'footer-seo-pages': 'Ссылки подвала',
  template: 'Тексты подвала',
  description: 'Тексты страниц',
  'city-text': 'Тексты городов',
  network: 'Соцсети',
  'office-region': 'Офисы',
  'sales-point': 'Точки продаж',
  bond: 'Облигации',
  'deposit-term': 'Условия вложений',
  counter: 'Счётчики',
};

const VERBS: Record<string, string> = {
  read: 'смотреть, и черновики',
  add: 'добавлять',
  edit: 'править',
  publish: 'публиковать и снимать с публикации',
  remove: 'отправлять в корзину и возвращать',
  order: 'менять порядок и архив',
  purge: 'удалять навсегда',
};

/** Who has a right by default; a role has those of the ones before it. */
function firstRole(area: string, verb: string): 'USER' | 'MANAGER' | 'ADMIN' {
  // Reviews carry addresses and phones of people.
  if (verb === 'read' && area !== 'review') return 'USER';
  const onlyAdmin =
    verb === 'purge' || (verb === 'remove' && ['company-docs', 'meta-for-pages'].includes(area));
  return onlyAdmin ? 'ADMIN' : 'MANAGER';
}

/** Each right with its Russian title and the least role that has it. */
export function rights(): { name: string; title: string; role: string }[] {
  return Object.entries(AREAS).flatMap(([area, areaTitle]) =>
    Object.entries(VERBS).map(([verb, verbTitle]) => ({
      name: `${area}.${verb}`,
      title: `${areaTitle}: ${verbTitle}`,
      role: firstRole(area, verb),
    })),
  );
}
