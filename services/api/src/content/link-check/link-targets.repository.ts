import type { EntityManager } from 'typeorm';
import type { FileRow } from '../media/files/stored-file.ts';

/** Pages of items that visitors see, but for those of the types, by a part of their title or address; the newest first where nothing is looked for. */
export function pagesFound(
  manager: EntityManager,
  wanted: string,
  but: readonly string[],
  limit: number,
): Promise<{ content_type: string; path: string; title: string }[]> {
  return manager.query(
    `SELECT content_type, path, title FROM (
       SELECT DISTINCT ON (path) content_type, path, title, title_key, public_at, id FROM search_document
       WHERE (title_key LIKE $1 OR path LIKE $1) AND content_type <> ALL ($4) ORDER BY path, id) found
     ORDER BY $2 <> '%' AND title_key LIKE $2 DESC, public_at DESC NULLS LAST, id DESC LIMIT $3`,
    [`%${escaped(wanted)}%`, `${escaped(wanted)}%`, limit, but],
  );
}

export function filesNamed(manager: EntityManager, wanted: string, limit: number): Promise<FileRow[]> {
  return manager.query<FileRow[]>(
    `SELECT id, hash, file_name, extension, mime_type, bytes FROM media_file
     WHERE trashed_at IS NULL AND replace(lower(file_name), 'ё', 'е') LIKE $1 ORDER BY created_at DESC LIMIT $2`,
    [`%${escaped(wanted)}%`, limit],
  );
}

function escaped(wanted: string): string {
  return wanted.replace(/[\\%_]/gu, '\\$&');
}
