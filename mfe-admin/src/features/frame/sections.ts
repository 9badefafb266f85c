import {
  CHANGE_SET_RIGHTS,
  DRAFT_RIGHTS,
  HISTORY_RIGHTS,
  LEAD_RIGHTS,
  LINK_RIGHTS,
  MEDIA_RIGHTS,
  PERSONAL_DATA_RIGHTS,
  RELEASES_RIGHTS,
  SUBSCRIBER_RIGHTS,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, blogPost, CONTENT_TYPES } from '@polden/content-model';
import { findAdminType } from '../content-types/admin-type.tsx';
import { ACCESS_RIGHTS } from '../session/access-tabs.ts';
import { holdsAny, type RightsNeeded } from '../session/guard.ts';
import type { SectionIconName } from './section-icon.tsx';

export interface AdminSection {
  path: string;
  /** Pages of it that stand at addresses of their own. */
  also?: readonly string[];
  title: string;
  /** Other words for it, by which it is found. */
  words?: string;
  icon: SectionIconName;
  /** What opens it. */
  action: string | RightsNeeded;
}

/** Everything that the staff area has, in the order of its navigation. */
const SECTIONS: AdminSection[] = [
  {
    path: '/admin/blog',
    icon: 'blog',
    title: blogPost.titles.section,
    action: actionsOf(blogPost).list,
  },
  {
    path: '/admin/control-panel',
    icon: 'content',
    also: [
      '/admin/transfer',
      '/admin/structure',
      '/admin/company-docs',
      '/admin/events',
      '/admin/event-constructor',
      '/admin/seo-meta',
    ],
    title: 'Содержание сайта',
    action: CONTENT_TYPES.map((type) => actionsOf(type).list),
  },
  {
    path: '/admin/calendar',
    icon: 'calendar',
    title: 'Календарь',
    action: DRAFT_RIGHTS.calendar,
  },
  {
    path: '/admin/change-sets',
    icon: 'sets',
    title: 'Наборы изменений',
    action: CHANGE_SET_RIGHTS.list,
  },
  {
    path: '/admin/leads',
    icon: 'leads',
    title: 'Заявки',
    action: LEAD_RIGHTS.list,
  },
  {
    path: '/admin/subscribers',
    icon: 'mail',
    title: 'Подписчики',
    words: 'рассылка, почта',
    action: SUBSCRIBER_RIGHTS.list,
  },
  {
    path: '/admin/personal-data',
    icon: 'person',
    title: 'Личные данные',
    words: 'персональные данные, пдн, стереть',
    action: [
      PERSONAL_DATA_RIGHTS.requests,
      PERSONAL_DATA_RIGHTS.find,
      PERSONAL_DATA_RIGHTS.erasures,
      PERSONAL_DATA_RIGHTS.accessLog,
    ],
  },
  {
    path: '/admin/media',
    icon: 'picture',
    title: 'Картинки и файлы',
    words: 'медиатека, фото, изображения, документы',
    action: MEDIA_RIGHTS.list,
  },
  {
    path: '/admin/links',
    icon: 'link',
    title: 'Ссылки',
    words: 'битые ссылки, 404',
    action: LINK_RIGHTS.list,
  },
  {
    path: '/admin/releases',
    icon: 'release',
    title: 'Релизы',
    words: 'выпуски, версии, деплой',
    action: RELEASES_RIGHTS.overview,
  },
  {
    path: '/admin/webhooks',
    icon: 'told',
    title: 'Вебхуки',
    words: 'webhook, интеграции, настройки',
    action: WEBHOOK_RIGHTS.list,
  },
  {
    path: '/admin/history',
    icon: 'history',
    title: 'История',
    words: 'журнал, лог, изменения',
    action: HISTORY_RIGHTS.find,
  },
  {
    path: '/admin/roles',
    icon: 'access',
    title: 'Доступ',
    words: 'права, роли, сотрудники, пользователи, настройки',
    action: ACCESS_RIGHTS,
  },
];

/** The sections that a person with these rights sees. */
export function sectionsFor(rights: readonly string[] = []): AdminSection[] {
  return SECTIONS.filter(({ action }) => holdsAny(rights, typeof action === 'string' ? [action] : action));
}

/** Pages about a type as a whole: they belong where its list stands. */
const OF_A_TYPE = /^\/admin\/(?:transfer|structure)\/([^/]+)/u;

/** The one to which a page belongs. */
export function sectionAt(pathname: string, sections: readonly AdminSection[]): AdminSection | undefined {
  const list = findAdminType(OF_A_TYPE.exec(pathname)?.[1] ?? '')?.root;
  return sectionOf(list ?? pathname, sections);
}

function sectionOf(pathname: string, sections: readonly AdminSection[]): AdminSection | undefined {
  return sections.find(({ path, also = [] }) =>
    [path, ...also].some((root) => pathname === root || pathname.startsWith(`${root}/`)),
  );
}
