import type { ContentState } from '@polden/api-contract';
import type { AdminType } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';

/** Of an item that is back from the trash: under another address when its own was taken meanwhile, and not on the site by itself where two publish. */
export function restoredWords(
  { publicPath }: AdminType,
  before: { title: string; slug?: unknown; state: ContentState },
  after: ContentItem,
): string {
  const path = publicPath(after);
  const moved = typeof before.slug === 'string' && path !== publicPath({ slug: before.slug });
  if (before.state !== 'draft' && after.state === 'draft')
    return `«${before.title}»: вернули черновиком, такие записи публикуют вдвоём`;
  return `«${before.title}»: снова на месте${moved ? `, теперь по адресу ${path}` : ''}`;
}
