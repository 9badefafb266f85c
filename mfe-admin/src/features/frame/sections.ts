import {
  HISTORY_RIGHTS,
  LEAD_RIGHTS,
  MEDIA_RIGHTS,
  PERSONAL_DATA_RIGHTS,
  RBAC_RIGHTS,
  RELEASES_RIGHTS,
  SUBSCRIBER_RIGHTS,
  WEBHOOK_RIGHTS,
} from '@polden/api-contract';
import { actionsOf, blogPost, CONTENT_TYPES } from '@polden/content-model';

export interface AdminSection {
  path: string;
  /** Pages of it that stand at addresses of their own. */
  also?: readonly string[];
  title: string;
  text: string;
  /** The right that opens it; of several, any. */
  action: string | readonly string[];
}

/** Everything that the staff area has, in the order of its navigation. */
const SECTIONS: AdminSection[] = [
  {
    path: '/admin/blog',
    title: blogPost.titles.section,
    text: 'Статьи, их публикация и подборка на первом экране блога.',
    action: actionsOf(blogPost).list,
  },
  {
    path: '/admin/control-panel',
    also: [
      '/admin/transfer',
      '/admin/structure',
      '/admin/company-docs',
      '/admin/events',
      '/admin/event-constructor',
      '/admin/seo-meta',
    ],
    title: 'Содержание сайта',
    text: 'Новости, вопросы, документы, меню, SEO и всё остальное, что видят посетители.',
    action: CONTENT_TYPES.map((type) => actionsOf(type).list),
  },
  {
    path: '/admin/leads',
    title: 'Заявки',
    text: 'Займы и другие обращения: кто, о чём, приняла ли их CRM и чем всё кончилось.',
    action: LEAD_RIGHTS.list,
  },
  {
    path: '/admin/subscribers',
    title: 'Подписчики',
    text: 'Кто попросил письма, кто подтвердил почту и кто отписался.',
    action: SUBSCRIBER_RIGHTS.list,
  },
  {
    path: '/admin/personal-data',
    title: 'Личные данные',
    text: 'Просьбы о стирании, что хранится о человеке и доказательства стирания.',
    action: [
      PERSONAL_DATA_RIGHTS.requests,
      PERSONAL_DATA_RIGHTS.find,
      PERSONAL_DATA_RIGHTS.erasures,
      PERSONAL_DATA_RIGHTS.accessLog,
    ],
  },
  {
    path: '/admin/media',
    title: 'Картинки и файлы',
    text: 'Всё, что загружали: поиск, описания, главная точка картинки и где что стоит.',
    action: MEDIA_RIGHTS.list,
  },
  {
    path: '/admin/releases',
    title: 'Релизы',
    text: 'Какие версии видят посетители: выпуск, канарейки, откат, здоровье.',
    action: RELEASES_RIGHTS.overview,
  },
  {
    path: '/admin/webhooks',
    title: 'Вебхуки',
    text: 'Какие системы узнают о записях и заявках, и дошло ли до них.',
    action: WEBHOOK_RIGHTS.list,
  },
  {
    path: '/admin/history',
    title: 'История',
    text: 'Кто, что и когда изменил: поля до и после, с отбором по людям и датам.',
    action: HISTORY_RIGHTS.find,
  },
  {
    path: '/admin/roles',
    title: 'Доступ',
    text: 'Сотрудники, их роли и права, открытые сеансы.',
    action: [RBAC_RIGHTS.users, RBAC_RIGHTS.roles, RBAC_RIGHTS.sessions],
  },
];

/** The sections that a person with these rights sees. */
export function sectionsFor(rights: readonly string[] = []): AdminSection[] {
  return SECTIONS.filter(({ action }) => [action].flat().some((right) => rights.includes(right)));
}

/** The one to which a page belongs. */
export function sectionAt(pathname: string, sections: readonly AdminSection[]): AdminSection | undefined {
  return sections.find(({ path, also = [] }) =>
    [path, ...also].some((root) => pathname === root || pathname.startsWith(`${root}/`)),
  );
}
