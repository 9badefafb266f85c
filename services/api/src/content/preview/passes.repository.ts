import type { EntityManager } from 'typeorm';
import type { Perspective } from './perspective.ts';

export interface PassRow {
  id: string;
  kind: 'code' | 'session' | 'link';
  /** Who gave it. */
  staff_id: number;
  perspective: Perspective;
  title: string;
  path: string;
  created_at: Date;
  expires_at: Date;
  /** Of who gave it. */
  name: string;
}

export interface NewPass {
  kind: 'code' | 'link';
  key: Buffer;
  staffId: number;
  perspective: Perspective;
  title: string;
  path: string;
  expiresAt: Date;
}

const ROW = 'p.id, p.kind, p.staff_id, p.perspective, p.title, p.path, p.created_at, p.expires_at, u.name';
/** A pass ends when its giver has left; `Previews` checks whether they may still look at the content. */
const GOOD = 'u.active AND p.expires_at > $1';

/** Takes what is over away, too. */
export async function addPass(manager: EntityManager, pass: NewPass): Promise<PassRow> {
  const { kind, key, staffId, perspective, title, path, expiresAt } = pass;
  await manager.query('DELETE FROM drafts.preview_pass WHERE expires_at <= $1', [new Date()]);
  const [row] = await manager.query<PassRow[]>(
    `INSERT INTO drafts.preview_pass (kind, key_sha256, staff_id, perspective, title, path, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     RETURNING id, kind, staff_id, perspective, title, path, created_at, expires_at, '' AS name`,
    [kind, key, staffId, JSON.stringify(perspective), title, path, expiresAt],
  );
  if (!row) throw new Error('no pass was added');
  return row;
}

/** The code is worth nothing from now on: what it was is the session of another key. Undefined for one that is no good. */
export async function exchangeCode(
  manager: EntityManager,
  code: Buffer,
  { key, expiresAt }: { key: Buffer; expiresAt: Date },
): Promise<PassRow | undefined> {
  const [rows] = await manager.query<[PassRow[], number]>(
    `UPDATE drafts.preview_pass p SET kind = 'session', key_sha256 = $3, expires_at = $4
     FROM staff_user u
     WHERE u.id = p.staff_id AND ${GOOD} AND p.kind = 'code' AND p.key_sha256 = $2 RETURNING ${ROW}`,
    [new Date(), code, key, expiresAt],
  );
  return rows[0];
}

/** Of a session or a link. */
export async function passOf(manager: EntityManager, key: Buffer): Promise<PassRow | undefined> {
  const [row] = await manager.query<PassRow[]>(
    `SELECT ${ROW} FROM drafts.preview_pass p JOIN staff_user u ON u.id = p.staff_id
     WHERE ${GOOD} AND p.kind <> 'code' AND p.key_sha256 = $2`,
    [new Date(), key],
  );
  return row;
}

/** The newest first. */
export function goodLinks(manager: EntityManager): Promise<PassRow[]> {
  return manager.query<PassRow[]>(
    `SELECT ${ROW} FROM drafts.preview_pass p JOIN staff_user u ON u.id = p.staff_id
     WHERE ${GOOD} AND p.kind = 'link' ORDER BY p.created_at DESC`,
    [new Date()],
  );
}

/** Whether there was one. */
export async function deleteLink(manager: EntityManager, id: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `DELETE FROM drafts.preview_pass WHERE kind = 'link' AND id = $1`,
    [id],
  );
  return count > 0;
}
