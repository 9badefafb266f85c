import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeadMessage } from '../../core/jobs/queues.ts';

/** `waiting`: for the morning; `outdated`: the request had gone further before it was sent. */
export type MessageOutcome = 'waiting' | 'sent' | 'outdated' | 'dead';

/** The SQL of what borrowers are told. */
@Injectable()
export class LeadMessageRepository {
  /** False when this is told already, or about to be. */
  async add(manager: EntityManager, { leadId, revision, stage, channel }: LeadMessage): Promise<boolean> {
    const added = await manager.query<unknown[]>(
      `INSERT INTO lead_message (lead_id, revision, stage, channel, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING lead_id`,
      [leadId, revision, stage, channel, new Date()],
    );
    return added.length > 0;
  }

  /** Attempts at a message that is to be sent; null when it is not. */
  async attempts(
    manager: EntityManager,
    { leadId, revision, stage, channel }: LeadMessage,
  ): Promise<number | null> {
    const [queued] = await manager.query<{ attempts: number }[]>(
      `SELECT attempts FROM lead_message
       WHERE lead_id = $1 AND revision = $2 AND stage = $3 AND channel = $4 AND state = 'queued'`,
      [leadId, revision, stage, channel],
    );
    return queued?.attempts ?? null;
  }

  /** Counts an attempt and keeps others from it for so long; false when another is at it, or it is settled. */
  async take(
    manager: EntityManager,
    { leadId, revision, stage, channel }: LeadMessage,
    seconds: number,
  ): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE lead_message
       SET attempts = attempts + 1, taken_until = now() + $5 * interval '1 second', changed_at = now()
       WHERE lead_id = $1 AND revision = $2 AND stage = $3 AND channel = $4
         AND state = 'queued' AND (taken_until IS NULL OR taken_until < now())
       RETURNING lead_id`,
      [leadId, revision, stage, channel, seconds],
    );
    return rows.length > 0;
  }

  /** After an attempt that has failed. */
  async giveBack(manager: EntityManager, { leadId, revision, stage, channel }: LeadMessage): Promise<void> {
    await manager.query(
      `UPDATE lead_message SET taken_until = NULL, changed_at = now()
       WHERE lead_id = $1 AND revision = $2 AND stage = $3 AND channel = $4 AND state = 'queued'`,
      [leadId, revision, stage, channel],
    );
  }

  /** How many attempts it took; null when it was settled before. */
  async settle(
    manager: EntityManager,
    { leadId, revision, stage, channel }: LeadMessage,
    state: Exclude<MessageOutcome, 'waiting'>,
  ): Promise<number | null> {
    const [rows] = await manager.query<[{ attempts: number }[], number]>(
      `UPDATE lead_message SET state = $5, taken_until = NULL, changed_at = now()
       WHERE lead_id = $1 AND revision = $2 AND stage = $3 AND channel = $4 AND state = 'queued'
       RETURNING attempts`,
      [leadId, revision, stage, channel, state],
    );
    return rows[0]?.attempts ?? null;
  }
}
