import type { AdminType } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';

/** Of an item that is back from the trash: under another address when its own was taken meanwhile. */
export function restoredWords(
  { publicPath }: AdminType,
  before: { title: string; slug?: unknown },
  after: ContentItem,
): string {
  const path = publicPath(after);
  const moved = typeof before.slug === 'string' && path !== publicPath({ slug: before.slug });
  return `«${before.title}»: снова на месте${moved ? `, теперь по адресу ${path}` : ''}`;
}
