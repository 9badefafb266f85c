import type { ContentType } from '@polden/content-model';

/** What a file of the demo is named by: a drawing, the sign of the brand, or the mark of a newspaper. */
export type DemoImage = { alt: string } & ({ picture: string } | { logo: string } | { mark: string });

/** A document that is printed when the content is seeded, the sign of the brand as SVG, or a file of films/. */
export type DemoFile = { document: string } | { logo: string } | { film: string };

/**
 * Fields as they stand in the demo: a rich text is the document that an editor would have typed, an image a DemoImage,
 * a file a DemoFile, and a reference the title of what it leads to.
 */
export type DemoFields = Record<string, unknown>;

/** An item of the demo content as an editor would type it; fields that are left out stay empty. */
export interface DemoItem {
  fields: DemoFields;
  /** What it said before, the oldest first: it is published with the first and then changed to each next one. */
  earlier?: DemoFields[];
  /** Days before the day of seeding; null for a draft. Default: today. */
  daysAgo?: number | null;
  /** Place among the highlights from 1. */
  highlight?: number;
  /** Put into the archive; with the year where the type takes one. */
  archived?: true | number;
}

export interface DemoSet {
  type: ContentType;
  /** In the order of their places, or the oldest first. */
  items: DemoItem[];
}
