import type { DocumentCategory, DocumentEntry } from '@polden/api-contract';
import type { disclosureCategory, disclosureItem, documentFile } from '@polden/content-model';
import type { VisibleItem } from '../../visible-content.ts';
import { positionOf } from '../in-categories.ts';
import { byArchive, documentEntry } from './document-entry.ts';

type VisibleCategory = VisibleItem<typeof disclosureCategory>;
type VisibleDocument = VisibleItem<typeof disclosureItem | typeof documentFile>;

/** Says in which category an item is, under the name that its section has for it. */
export type Named<Item> = (entry: DocumentEntry, categoryId: number) => Item;

/** The categories below each other with their items; what stands below a hidden category is hidden with it. */
export function documentTree<Item extends DocumentEntry>(
  categories: readonly VisibleCategory[],
  documents: readonly VisibleDocument[],
  named: Named<Item>,
): DocumentCategory<Item>[] {
  const byParent = Map.groupBy(categories, ({ values }) => values.parent);
  const byCategory = Map.groupBy(documents, ({ values }) => values.category);
  const below = (parent: number | null): DocumentCategory<Item>[] =>
    (byParent.get(parent) ?? []).map((category, index) => {
      const items = (byCategory.get(category.id) ?? [])
        .flatMap((document) => {
          const entry = documentEntry(document);
          return entry ? named(entry, category.id) : [];
        })
        .sort(byArchive);
      return {
        id: category.id,
        parent_id: parent,
        url: category.values.slug,
        title: category.values.title,
        position: positionOf(category, index),
        has_archive: items.some(({ archived }) => archived === 1),
        children: below(category.id),
        items,
      };
    });
  return below(null);
}

/** The category with this id, wherever it stands. */
export function findCategory<Item extends DocumentEntry>(
  tree: readonly DocumentCategory<Item>[],
  id: number,
): DocumentCategory<Item> | undefined {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Its items and those of all below it. */
export function deepItems<Item extends DocumentEntry>({ items, children }: DocumentCategory<Item>): Item[] {
  return [...items, ...children.flatMap(deepItems)];
}

/** The same categories with the archive alone, or without it. */
export function onlyArchived<Item extends DocumentEntry>(
  category: DocumentCategory<Item>,
  archived: 0 | 1,
): DocumentCategory<Item> {
  return {
    ...category,
    items: category.items.filter((item) => item.archived === archived),
    children: category.children.map((child) => onlyArchived(child, archived)),
  };
}
