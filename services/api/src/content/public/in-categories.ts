interface InCategory {
  values: { category: number | null };
}

/** Each category with its items; those of a category that visitors do not see are left out. */
export function inCategories<Category extends { id: number }, Item extends InCategory>(
  categories: readonly Category[],
  items: readonly Item[],
): { category: Category; items: Item[] }[] {
  const groups = Map.groupBy(items, ({ values }) => values.category);
  return categories.map((category) => ({ category, items: groups.get(category.id) ?? [] }));
}

/** Where an item stands among those that are shown with it, from 1. */
export function positionOf({ place }: { place: number | null }, index: number): number {
  return place ?? index + 1;
}
