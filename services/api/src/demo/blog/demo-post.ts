import type { AuthorName } from './demo-authors.ts';
import type { CategoryTitle } from './demo-categories.ts';
import type { PictureName } from './pictures/pictures.ts';

/**
 * A block of a text: a string is a paragraph. In all texts `**bold**` and `[a link](/address)` are marked up.
 */
export type Block =
  string | { h2: string } | { h3: string } | { list: string[] } | { steps: string[] } | { quote: string };

export interface DemoPost {
  title: string;
  lead: string;
  /** Days before the day of seeding; null for a draft. */
  daysAgo: number | null;
  /** Place among the highlights from 1. */
  highlight?: number;
  picture: PictureName;
  alt: string;
  body: Block[];
}

/** A post in its place: what it is about and who wrote it, by their titles. */
export interface FiledPost extends DemoPost {
  category: CategoryTitle;
  author: AuthorName;
}
