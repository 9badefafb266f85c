export const FOOTER_SEO_PATHS = {
  /** GET → FooterSeoCategory[] with their pages, both in their order. */
  all: 'footer-seo-pages/all',
} as const;

export interface FooterSeoPage {
  id: number;
  title: string;
  url: string;
  /** From 1 in its category. */
  position: number;
}

export interface FooterSeoCategory {
  id: number;
  title: string;
  /** From 1. */
  position: number;
  items: FooterSeoPage[];
}
