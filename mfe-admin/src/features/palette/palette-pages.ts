import type { ContentType } from '@polden/content-model';
import { CONTENT_TYPES } from '@polden/content-model';
import { expectAdminType } from '../content-types/admin-type.tsx';
import type { PaletteEntry } from './palette-entry.ts';

/** The lists of content that the person may see, and what they may add. */
export function contentEntries(rights: readonly string[]): PaletteEntry[] {
  return CONTENT_TYPES.flatMap((type) => {
    const { root, actions } = expectAdminType(type.name);
    return [
      ...(rights.includes(actions.list) ? [listEntry(type, root)] : []),
      ...(rights.includes(actions.add) ? [newEntry(type, root)] : []),
    ];
  });
}

function listEntry({ name, titles }: ContentType, root: string): PaletteEntry {
  return { key: `list:${name}`, title: titles.section, note: 'Раздел', to: root };
}

function newEntry({ name, titles }: ContentType, root: string): PaletteEntry {
  return {
    key: `new:${name}`,
    title: `Добавить ${titles.accusative}`,
    note: titles.section,
    to: `${root}/new`,
  };
}
