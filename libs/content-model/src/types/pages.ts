import { defineContentType } from '../content-type.ts';
import { titledCategory } from './categories.ts';
import {
  categoryRoutes,
  choice,
  day,
  image,
  legal,
  line,
  lines,
  link,
  reference,
  richText,
  slug,
  whole,
} from './common-fields.ts';

export const vacancy = defineContentType({
  name: 'vacancy',
  table: 'vacancy',
  titles: { section: 'Вакансии', accusative: 'вакансию' },
  title: 'title',
  page: '/kariera/:slug',
  order: {},
  fields: {
    title: line('Должность', 120),
    slug: slug(),
    city: line('Город', 80, 'toPublish'),
    department: { ...line('Отдел', 80, 'never'), hint: 'Одинаковые названия собираются в один отдел' },
    salary: line('Оплата', 80, 'never'),
    employment: choice('Занятость', 'full', {
      full: 'Полный день',
      shift: 'Сменный график',
      remote: 'Удалённо',
      part: 'Неполный день',
    }),
    lead: { ...lines('Коротко', 320, 'toPublish'), ask: 'Расскажите о вакансии коротко' },
    body: richText(),
  },
});

/** A banner over the public pages between two days, both included; the numbers place its title and its picture. */
export const event = defineContentType({
  name: 'events',
  table: 'event',
  routes: {
    base: 'events',
    names: { add: '/event-add', remove: 'delete' },
    also: { update: '/event-update', add: 'add' },
  },
  titles: { section: 'Баннеры событий', accusative: 'событие' },
  title: 'title',
  ranges: [{ from: 'startsOn', to: 'endsOn' }],
  fields: {
    title: line('Заголовок', 120),
    image: image('Картинка', 4, 'toPublish'),
    link: link('Куда ведёт'),
    startsOn: { ...day('Показывать с', 'toPublish'), ask: 'Выберите, с какого дня показывать' },
    endsOn: { ...day('Показывать по', 'toPublish'), ask: 'Выберите, по какой день показывать' },
    width: choice('Ширина', 'auto', { auto: 'Обычная', full: 'Во всю страницу', half: 'Половина' }),
    titleLeft: { ...whole('Заголовок: слева, %', -100, 100), hint: 'Обычно 40' },
    titleTop: { ...whole('Заголовок: сверху, %', -100, 100), hint: 'Обычно 15' },
    imageLeft: { ...whole('Картинка: слева, %', -100, 100), hint: 'Обычно 70' },
    imageTop: { ...whole('Картинка: сверху, %', -100, 100), hint: 'Обычно −30' },
  },
});

export const termsPage = defineContentType({
  name: 'uslovija-page',
  table: 'terms_page',
  titles: { section: 'Условия', accusative: 'страницу' },
  title: 'title',
  page: '/uslovija/:slug',
  fields: {
    title: line('Заголовок', 160),
    slug: slug(),
    lead: lines('Коротко', 320),
    body: richText(),
  },
});

/** A long text of the company by a fixed address: policies, agreements, standards. */
export const legalPage = defineContentType({
  name: 'legal-page',
  table: 'legal_page',
  titles: { section: 'Правовые тексты', accusative: 'текст' },
  title: 'title',
  fields: {
    title: line('Заголовок', 160),
    slug: {
      ...slug(),
      label: 'Страница сайта',
      place: 'legal-page',
      hint: 'Где текст стоит на сайте. У опубликованного не меняется.',
    },
    lead: lines('Коротко', 320),
    validFrom: legal({ ...day('Действует с', 'toPublish'), ask: 'Выберите, с какого дня действует' }),
    body: legal(richText()),
  },
});

export const investorPost = defineContentType({
  name: 'investoram-page',
  table: 'investor_post',
  routes: { base: 'investoram-page', names: { removeImages: 'remove-youtube-preview' } },
  titles: { section: 'Страница инвесторам', accusative: 'материал' },
  title: 'title',
  order: {},
  fields: {
    title: line('Заголовок', 160),
    video: link('Адрес ролика'),
    image: image('Обложка ролика'),
    body: richText(),
  },
});

export const marketplaceCategory = titledCategory({
  name: 'marketplace-category',
  table: 'marketplace_category',
  routes: categoryRoutes('marketplace'),
  titles: { section: 'Маркетплейс: разделы', accusative: 'раздел' },
});

export const marketplaceItem = defineContentType({
  name: 'marketplace',
  table: 'marketplace_item',
  titles: { section: 'Маркетплейс', accusative: 'предложение' },
  title: 'title',
  order: { within: ['category'] },
  fields: {
    title: line('Название', 160),
    category: reference('Раздел', 'marketplace-category'),
    image: image('Картинка', 4 / 3),
    lead: lines('Описание', 600, 'toPublish'),
    price: whole('Цена, ₽', 0, 100_000_000),
    link: { ...link('Куда ведёт', 'toPublish'), ask: 'Укажите, куда ведёт ссылка' },
    advertiser: {
      ...line('Рекламодатель', 200, 'never'),
      hint: 'Полное название и ИНН, если ссылка ведёт на чужой сайт',
    },
    erid: { ...line('Токен erid', 60, 'never'), hint: 'Из реестра рекламы' },
  },
});

export const review = defineContentType({
  name: 'review',
  table: 'review',
  titles: { section: 'Отзывы', accusative: 'отзыв' },
  title: 'name',
  shownWhen: { field: 'type', value: 'review' },
  pageSize: { public: 10, admin: 20 },
  fields: {
    name: { ...line('Имя', 100), personal: 'name', hint: 'Видно на сайте, пока отзыв опубликован' },
    type: choice('Вид', 'review', { review: 'Отзыв', feedback: 'Обращение' }),
    rating: whole('Оценка', 1, 5),
    message: lines('Текст', 4000, 'always'),
    answer: lines('Ответ компании', 2000),
    email: {
      ...line('Почта', 254, 'never'),
      personal: 'email',
      form: 'email',
      hint: 'Видят только сотрудники',
    },
    phone: {
      ...line('Телефон', 20, 'never'),
      personal: 'phone',
      form: 'phone',
      hint: 'Видят только сотрудники',
    },
  },
});

export const promoCode = defineContentType({
  name: 'promo-code',
  table: 'promo_code',
  titles: { section: 'Промокоды', accusative: 'промокод' },
  title: 'title',
  ranges: [{ from: 'startsOn', to: 'endsOn' }],
  order: {},
  fields: {
    title: { ...line('Что даёт', 160), ask: 'Напишите, что даёт код' },
    code: {
      ...line('Код', 32),
      unique: true,
      form: 'code',
      listed: true,
      hint: 'Одно слово: буквы, цифры и дефисы',
    },
    startsOn: day('Действует с'),
    endsOn: day('Действует по'),
    conditions: lines('Условия', 1000, 'toPublish'),
  },
});
