import type { DocumentRegister, RegisterCategory, RegisterEntry } from '@polden/api-contract';
import { LOAN_DOCUMENTS } from './document-sections.ts';

export interface Category extends Pick<RegisterCategory, 'url' | 'title'> {
  /** Its own, without those of its children. */
  documents: RegisterEntry[];
  children: Category[];
}

/** The categories below each other with their documents; those of loans come last under a category of their own. */
export function categoryTree({ categories, documents }: DocumentRegister): Category[] {
  const byCategory = Map.groupBy(documents, ({ category_id }) => category_id);
  const below = (parent: number | null): Category[] =>
    categories
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, url, title }) => ({
        url,
        title,
        documents: byCategory.get(id) ?? [],
        children: below(id),
      }));
  const loan = documents.filter(({ kind }) => kind === 'loan-document');
  return [...below(null), ...(loan.length > 0 ? [{ ...LOAN_DOCUMENTS, documents: loan, children: [] }] : [])];
}

/** The categories from the top down to the one with this url; null when there is none. */
export function pathTo(tree: readonly Category[], url: string): Category[] | null {
  for (const category of tree) {
    if (category.url === url) return [category];
    const below = pathTo(category.children, url);
    if (below) return [category, ...below];
  }
  return null;
}

/** The same tree with the documents that fulfil a condition. */
export function withDocuments(
  tree: readonly Category[],
  wanted: (document: RegisterEntry) => boolean,
): Category[] {
  return tree.map((category) => ({
    ...category,
    documents: category.documents.filter(wanted),
    children: withDocuments(category.children, wanted),
  }));
}

/** How many documents stand in a category and below it. */
export function countOf({ documents, children }: Category): number {
  return documents.length + children.reduce((sum, child) => sum + countOf(child), 0);
}
