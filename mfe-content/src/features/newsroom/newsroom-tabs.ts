import { COMPANY_WAY_UP } from '../../parts/company-paths.ts';

/** A tab of the company's media section. */
export interface NewsroomTab {
  path: string;
  title: string;
  /** Of the head of the page. */
  metaTitle: string;
  description: string;
  lead: string;
}

export const NEWSROOM_TABS = {
  news: {
    path: '/o-kompanii/nashi-novosti',
    title: 'Новости',
    metaTitle: 'Новости компании',
    description:
      'Новые офисы, условия займов и выплаты инвесторам: что изменилось у нас и что это меняет для вас.',
    lead: 'Что у нас изменилось и что это меняет для вас.',
  },
  press: {
    path: '/o-kompanii/smi-o-nas',
    title: 'СМИ о нас',
    metaTitle: 'СМИ о нас',
    description:
      'Что пишут о компании газеты и деловые издания: статьи, интервью и цитаты со ссылками на источник.',
    lead: 'Что о нас пишут другие. Каждая заметка — со ссылкой на источник.',
  },
  video: {
    path: '/o-kompanii/video',
    title: 'Видео',
    metaTitle: 'Видео о займах и компании',
    description:
      'Короткие фильмы: как проходит оценка машины, как читать график платежей и что делать при просрочке.',
    lead: 'Короткие фильмы о том, что долго объяснять словами.',
  },
  photobank: {
    path: '/o-kompanii/photobank',
    title: 'Фотобанк',
    metaTitle: 'Фотобанк: логотипы и иллюстрации',
    description:
      'Логотипы, цвета и иллюстрации для публикаций о компании. Брать можно свободно, со ссылкой на нас.',
    lead: 'Логотипы и иллюстрации для публикаций. Берите свободно, ссылка на нас приветствуется.',
  },
} as const satisfies Record<string, NewsroomTab>;

export type NewsroomTabName = keyof typeof NEWSROOM_TABS;

export const NEWSROOM_WAY_UP = COMPANY_WAY_UP;

/** The way up from what stands below a tab. */
export function wayUpFrom(tab: NewsroomTabName): { to: string; label: string }[] {
  const { path, title } = NEWSROOM_TABS[tab];
  return [...NEWSROOM_WAY_UP, { to: path, label: title }];
}
