import { defineContentType } from '../content-type.ts';
import { titledCategory } from './categories.ts';
import {
  categoryRoutes,
  choice,
  line,
  lines,
  link,
  reference,
  richText,
  slug,
  whole,
} from './common-fields.ts';

export const menuItem = defineContentType({
  name: 'menu',
  table: 'menu_entry',
  titles: { section: 'Меню', accusative: 'пункт' },
  title: 'title',
  drafts: false,
  order: { within: ['kind', 'parent'] },
  fields: {
    title: line('Название', 80),
    url: { ...link('Куда ведёт', 'always'), ask: 'Укажите, куда ведёт ссылка' },
    kind: choice('Меню', 'main', {
      main: 'Главное',
      header: 'В шапке',
      footer: 'В подвале',
      payment: 'Способы оплаты',
    }),
    parent: {
      ...reference('Внутри пункта', 'menu', 'never'),
      alike: 'kind',
      levels: { main: 2, header: 1, footer: 2, payment: 1 },
      hint: 'Пункты того же меню, если в нём бывают вложенные',
    },
  },
});

export const redirect = defineContentType({
  name: 'redirect',
  table: 'redirect',
  titles: { section: 'Перенаправления', accusative: 'перенаправление' },
  title: 'path',
  drafts: false,
  usage: true,
  fields: {
    path: {
      ...link('С адреса', 'always'),
      ask: 'Укажите, с какого адреса уводить',
      hint: 'Начинается с косой черты, без «?…», «#…» и звёздочек: /staraya-stranitsa. Уводит только этот адрес, не те, что под ним',
      leadsAway: true,
    },
    target: {
      ...link('На адрес', 'always'),
      ask: 'Укажите, на какой адрес вести',
      hint: 'Только на нашем сайте, начинается с косой черты: /novaya-stranitsa',
      listed: true,
    },
    code: choice('Код', '301', { 301: '301, навсегда', 302: '302, на время' }),
    comment: lines('Зачем', 300),
  },
});

export const seoMeta = defineContentType({
  name: 'meta-for-pages',
  table: 'seo_meta',
  routes: { base: 'meta-for-pages', names: { add: 'create', remove: 'delete' } },
  titles: { section: 'SEO', accusative: 'правило' },
  title: 'url',
  drafts: false,
  removers: 'ADMIN',
  fields: {
    url: {
      ...line('Адрес страницы', 300),
      path: 'pattern',
      hint: 'Начинается с косой черты, без «?…» и «#…»; звёздочка в конце заменяет любой хвост: /blog/*',
    },
    subdomain: {
      ...line('Город', 60),
      city: true,
      initial: 'msk',
      hint: 'Москва — это и все города без своего правила',
    },
    title: line('Заголовок страницы', 200, 'never'),
    description: lines('Описание', 400),
    heading: line('Заголовок на странице', 200, 'never'),
    keywords: line('Ключевые слова', 300, 'never'),
    hidden: { kind: 'boolean', label: 'Не показывать в поиске', required: 'never' },
  },
});

export const footerSeoCategory = titledCategory({
  name: 'footer-seo-category',
  table: 'footer_seo_category',
  routes: categoryRoutes('footer-seo-pages'),
  titles: { section: 'Ссылки подвала: группы', accusative: 'группу' },
});

export const footerSeoPage = defineContentType({
  name: 'footer-seo-pages',
  table: 'footer_seo_page',
  titles: { section: 'Ссылки подвала', accusative: 'ссылку' },
  title: 'title',
  drafts: false,
  order: { within: ['category'] },
  fields: {
    title: line('Название', 120),
    category: reference('Группа', 'footer-seo-category'),
    url: { ...link('Куда ведёт', 'always'), ask: 'Укажите, куда ведёт ссылка' },
  },
});

/** Texts of the footer and of other fixed places by identifier; `[[year]]` in them is the present year. */
export const template = defineContentType({
  name: 'template',
  table: 'template',
  titles: { section: 'Тексты подвала', accusative: 'текст' },
  title: 'identifier',
  drafts: false,
  fields: {
    identifier: {
      ...line('Место', 80),
      unique: true,
      place: 'footer',
      hint: 'footer-copyright, footer-legal или footer- и своё слово: ещё один абзац подвала',
    },
    content: richText('Текст', 'never'),
  },
});

/** Texts of pages by identifier. */
export const description = defineContentType({
  name: 'description',
  table: 'description',
  titles: { section: 'Тексты страниц', accusative: 'текст' },
  title: 'identifier',
  drafts: false,
  fields: {
    identifier: {
      ...line('Место', 80),
      unique: true,
      place: 'page-text',
      hint: 'Имя страницы о займе, например dengi-pod-zalog; с «.title», «.lead» или «.benefit-1» — её заголовок, подзаголовок или преимущество',
    },
    content: richText('Текст', 'never'),
  },
});

/** A text of a page for one city. */
export const cityText = defineContentType({
  name: 'city-text',
  table: 'city_text',
  titles: { section: 'Тексты городов', accusative: 'текст' },
  title: 'url',
  drafts: false,
  fields: {
    url: {
      ...line('Адрес страницы', 300),
      path: 'page',
      hint: 'Начинается с косой черты, без «?…» и «#…»: /kontakty',
    },
    city: { ...line('Город', 60), city: true },
    heading: line('Заголовок', 200, 'never'),
    content: richText('Текст', 'never'),
  },
});

export const network = defineContentType({
  name: 'network',
  table: 'network',
  titles: { section: 'Соцсети', accusative: 'сеть' },
  title: 'title',
  drafts: false,
  order: {},
  fields: {
    title: line('Название', 60),
    url: link('Адрес', 'always'),
    icon: choice('Значок', 'link', {
      vk: 'ВКонтакте',
      telegram: 'Телеграм',
      ok: 'Одноклассники',
      dzen: 'Дзен',
      rutube: 'Рутуб',
      link: 'Ссылка',
    }),
  },
});

export const officeRegion = defineContentType({
  name: 'office-region',
  table: 'office_region',
  titles: { section: 'Офисы', accusative: 'офис' },
  title: 'title',
  drafts: false,
  order: {},
  fields: {
    title: line('Город', 80),
    slug: slug(),
    address: line('Адрес офиса', 200),
    phone: { ...line('Телефон', 20, 'never'), form: 'phone' },
    hours: {
      ...line('Часы работы', 120, 'never'),
      hint: 'Так: Пн–Пт 9:00–20:00, Сб 10:00–18:00, или Ежедневно 9:00–21:00. Тогда на сайте видно, открыт ли офис сейчас',
    },
  },
});

/** Where phones are taken: /money-for-seller. */
export const salesPoint = defineContentType({
  name: 'sales-point',
  table: 'sales_point',
  titles: { section: 'Точки продаж', accusative: 'точку' },
  title: 'name',
  drafts: false,
  fields: {
    name: line('Название', 160),
    city: line('Город', 80),
    address: line('Адрес', 200, 'never'),
  },
});

/** The live figures of the home page. */
export const counter = defineContentType({
  name: 'counter',
  table: 'counter',
  titles: { section: 'Счётчики', accusative: 'счётчик' },
  title: 'module',
  drafts: false,
  fields: {
    module: {
      ...line('Что считает', 20),
      ask: 'Введите, что считает счётчик',
      unique: true,
      among: [
        { value: 'loans', title: 'Выданные займы' },
        { value: 'investments', title: 'Вложения инвесторов' },
      ],
    },
    sum: whole('Сумма, ₽', 0, 1_000_000_000_000_000, 'always'),
    velocity: whole('Прирост за месяц, ₽', 0, 1_000_000_000_000, 'always'),
  },
});
