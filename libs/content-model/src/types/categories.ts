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

/** Where everything of a section of documents stands. */
const ALL = 'vse';

/**
 * A section of documents; the address with `-archive` behind it is that of its archive. Sections may stand in one another.
 * `reserved`: further addresses that the part of the site has itself.
 */
export function documentSection({ reserved = [], ...category }: CategoryInput & { reserved?: string[] }) {
  return defineContentType({
    ...category,
    title: 'title',
    drafts: false,
    order: { within: ['parent'] },
    fields: {
      title: line('Название', 160),
      slug: { ...slug(), reservedEnd: '-archive', reserved: [ALL, ...reserved] },
      parent: reference('Внутри раздела', category.name, 'never'),
    },
  });
}
