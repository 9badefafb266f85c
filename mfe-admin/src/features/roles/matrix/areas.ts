import type { RbacAction } from '@polden/api-contract';
import { compareRussian } from '@polden/ru';

export interface Area {
  /** What the rights have before the dot. */
  key: string;
  /** Russian. */
  title: string;
  actions: { action: RbacAction; verb: string }[];
}

/** Rights with all words of the search, grouped by subject, in alphabetical order. */
export function areasOf(actions: RbacAction[], search: string): Area[] {
  const words = search.trim().toLowerCase().split(/\s+/u);
  const areas = new Map<string, Area>();
  for (const action of actions) {
    const { name, title } = action;
    const text = `${title} ${name}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const key = name.split('.')[0] ?? name;
    // «Документы: разделы: править»: the names of some areas have a colon themselves.
    const end = title.lastIndexOf(': ');
    const area = areas.get(key) ?? { key, title: end > 0 ? title.slice(0, end) : 'Другое', actions: [] };
    area.actions.push({ action, verb: end > 0 ? title.slice(end + 2) : title });
    areas.set(key, area);
  }
  return [...areas.values()].sort((one, other) => compareRussian(one.title, other.title));
}
