import type { RegisterEntry } from '@polden/api-contract';

/** Under which heading a document stands today: its days decide, and whether an editor has put it into the archive before. */
export type Standing = 'in-force' | 'upcoming' | 'archive';

export function standingOf({ archived, state }: Pick<RegisterEntry, 'archived' | 'state'>): Standing {
  return archived || state === 'ended' ? 'archive' : state;
}

/** The year under which it stands in an archive: that of the editors, else the one in which it lost its force. */
export function archiveYearOf({ archive_year, version }: RegisterEntry): number | null {
  if (archive_year !== null || version.valid_to === null) return archive_year;
  return Number(version.valid_to.slice(0, 4));
}
