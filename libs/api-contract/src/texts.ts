import type { RichTextDocument } from '@polden/content-model';

export const TEXT_PATHS = {
  /** GET → Texts: of the footer and of other fixed places. */
  templates: 'template/content',
  /** GET → Texts: of pages. */
  descriptions: 'description/content',
  /** GET → CityText[]: of pages in one city. */
  cities: 'city-text/content',
  /** POST UpdateText → UpdatedText; each changes a text that is there. */
  updateTemplate: 'admin/template/footer-update',
  updateDescription: 'admin/description/description-update',
} as const;

export const TEXT_RIGHTS = {
  updateTemplate: 'template.footer-update',
  updateDescription: 'description.description-update',
} as const;

/** Sanitised HTML by identifier; `[[year]]` is already the year in Moscow. */
export type Texts = Record<string, string>;

/** What a page says in one city only. */
export interface CityText {
  /** Path of the page. */
  url: string;
  /** Subdomain of the city; `msk` for the main site. */
  city: string;
  /** May be ''. */
  heading: string;
  /** Sanitised HTML. */
  content: string;
}

export const TEXT_IDENTIFIER_MAX = 80;

export interface UpdateText {
  identifier: string;
  /** TipTap JSON, or a text without markup: an empty line ends a paragraph. */
  content: object | string;
  /** That was edited, when a newer one must not be overwritten: 409 then. The last write stays without it. */
  version?: number;
}

export interface UpdatedText {
  id: number;
  identifier: string;
  version: number;
  /** As it is kept. */
  content: RichTextDocument;
}
