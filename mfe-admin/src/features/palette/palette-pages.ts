import type { ContentType } from '@polden/content-model';
import { CONTENT_TYPES } from '@polden/content-model';
import { expectAdminType } from '../content-types/admin-type.tsx';
import type { PaletteEntry } from './palette-entry.ts';

/** The lists of content that the person may see, and what they may add. */
export function contentEntries(rights: readonly string[]): PaletteEntry[] {
  return CONTENT_TYPES.flatMap((type) => {
    const { root, actions } = expectAdminType(type.name);
    return [
      ...(rights.includes(actions.list) ? [listEntry(type, root)] : []),
      ...(rights.includes(actions.add) ? [newEntry(type, root)] : []),
    ];
  });
}

/** What people call a section when they do not think of its name. */
const ALSO: Record<string, string> = {
  redirect: 'редиректы, переадресация',
  'meta-for-pages': 'сео, метатеги, title, description',
  faq: 'faq, чаво',
  'media-our': 'пресс-релизы',
  'media-other': 'пресса, публикации',
  menu: 'навигация, шапка',
  template: 'футер',
  'footer-seo-pages': 'футер',
  'city-text': 'гео',
  'promo-code': 'скидки',
  events: 'баннеры, акции',
  counter: 'метрика, аналитика',
  bond: 'бонды, выпуски',
  blog: 'статьи',
};

function listEntry({ name, titles }: ContentType, root: string): PaletteEntry {
  const also = ALSO[name];
  return {
    key: `list:${name}`,
    title: titles.section,
    note: 'Раздел',
    to: root,
    ...(also !== undefined && { also }),
  };
}

function newEntry({ name, titles }: ContentType, root: string): PaletteEntry {
  return {
    key: `new:${name}`,
    title: `Добавить ${titles.accusative}`,
    note: titles.section,
    to: `${root}/new`,
  };
}
