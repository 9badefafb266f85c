export const SEO_META_PATHS = {
  /** GET SeoMetaQuery → PageMeta: the rule that fits best. */
  index: 'meta-for-pages/index',
  /** GET → SeoMetaRule[]: all that pages go by at this moment, in no order. */
  published: 'meta-for-pages/published',
  /** GET → SeoMetaRule[]; for staff. */
  all: 'meta-for-pages/all',
} as const;

/** The right to `all`. */
export const SEO_META_ALL_RIGHT = 'meta-for-pages.all';

export interface SeoMetaQuery {
  /** Path of the page; a query and a fragment do not count. */
  url: string;
  /** Default `msk`; its rules also serve cities without rules of their own. */
  subdomain?: string;
}

/** What a page says of itself to search engines; '' leaves it to the page. */
export interface PageMeta {
  /** Of the rule; null when none fits. */
  id: number | null;
  title: string;
  description: string;
  /** Over the page, instead of its own. */
  heading: string;
  keywords: string;
  /** Search engines are asked not to show it. */
  hidden: boolean;
}

export interface SeoMetaRule extends PageMeta {
  id: number;
  /** Begins with a slash; `*` at its end stands for any rest. */
  url: string;
  subdomain: string;
}
