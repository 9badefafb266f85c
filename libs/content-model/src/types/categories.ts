import { type ContentType, defineContentType } from '../content-type.ts';
import { line, reference, slug } from './common-fields.ts';

type CategoryInput = Pick<ContentType, 'name' | 'table'> & {
  /** Default: addresses of its own under its name. */
  routes?: ContentType['routes'];
  titles: ContentType['titles'];
};

/** What has a title and a place, and holds the items of another type. */
export function titledCategory(category: CategoryInput) {
  return defineContentType({
    ...category,
    title: 'title',
    drafts: false,
    order: {},
    fields: { title: line('Название', 120) },
  });
}

/** A section of documents; the address with `-archive` behind it is that of its archive. Sections may stand in one another. */
export function documentSection(category: CategoryInput) {
  return defineContentType({
    ...category,
    title: 'title',
    drafts: false,
    order: { within: ['parent'] },
    fields: {
      title: line('Название', 160),
      slug: { ...slug(), reservedEnd: '-archive' },
      parent: reference('Внутри раздела', category.name, 'never'),
    },
  });
}
