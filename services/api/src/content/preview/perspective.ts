/** What somebody looks at: an item with its draft, a set of changes, or the site as it will be at a moment. */
export type Perspective =
  | { kind: 'item'; type: string; id: number }
  /** `before`: without it, as visitors see the site now. */
  | { kind: 'set'; id: number; before?: boolean }
  /** `types`: what whoever gave it may list and open, of now. */
  | { kind: 'moment'; at: string; types: readonly string[] };

/** How an item looks in a perspective. */
export interface Overlay {
  type: string;
  id: number;
  /** The fields that are changed, by name; `publishedAt` among them. */
  facts: Record<string, unknown>;
  /** It is gone by then. */
  isGone: boolean;
}
