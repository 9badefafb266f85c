import type { BlogCategory } from '@polden/api-contract';
import { LinkTabs } from '@polden/ui';

export interface BlogCategoriesProps {
  categories: readonly BlogCategory[];
  /** Slug; null for posts of all. */
  current: string | null;
}

/** What the blog writes about: each subject has an address of its own. */
export function BlogCategories({ categories, current }: BlogCategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <LinkTabs
      label="Темы блога"
      preventScrollReset={false}
      items={[
        { to: '/blog', label: 'Все', current: current === null },
        ...categories.map(({ slug, title }) => ({
          to: categoryAddress(slug),
          label: title,
          current: slug === current,
        })),
      ]}
    />
  );
}

export function categoryAddress(slug: string): string {
  return `/blog/tema/${slug}`;
}
