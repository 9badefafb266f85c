/** What the answer with a kept page has of one visitor: it is never kept with the page. */
export interface OwnAnswer {
  /** Others may get another page at this address. */
  varies: boolean;
  /** Set-Cookie lines. */
  cookies: readonly string[];
}
