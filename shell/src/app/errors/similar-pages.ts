/** A page that the address of a missing one may have meant. */
export interface SimilarPage {
  path: string;
  title: string;
}

/** What the server has found for a missing page; none where it has asked nobody, or a remote says something else with its 404. */
export function similarPagesOf(data: unknown): readonly SimilarPage[] {
  const { similar } = (data ?? {}) as { similar?: unknown };
  return Array.isArray(similar) ? similar.filter(isSimilarPage) : [];
}

function isSimilarPage(page: unknown): page is SimilarPage {
  const { path, title } = (page ?? {}) as Partial<Record<keyof SimilarPage, unknown>>;
  return typeof path === 'string' && typeof title === 'string';
}
