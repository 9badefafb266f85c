import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LeadMessage } from '../../core/jobs/queues.ts';

/**
 * `waiting`: for the morning; `outdated`: the request had gone further before it was sent; `declined`: the borrower does
 * not want to be told so.
 */
export type MessageOutcome = 'waiting' | 'sent' | 'outdated' | 'dead' | 'declined';

export type MessageState = 'queued' | Exclude<MessageOutcome, 'waiting'>;

interface Attempt {
  /** From 1. */
  number: number;
  firstAt: Date;
}

/** The SQL of what borrowers are told. */
@Injectable()
export class LeadMessageRepository {
  /** False when the last message of this revision is of this stage, and in one of these states. */
  async add(
    manager: EntityManager,
    { leadId, changeId, stage, channel }: LeadMessage,
    revision: number,
    told: readonly MessageState[],
  ): Promise<boolean> {
    const added = await manager.query<unknown[]>(
      `INSERT INTO lead_message (lead_id, change_id, revision, stage, channel, changed_at)
       SELECT $1, $2, $3, $4, $5, $6
       WHERE NOT EXISTS (
         SELECT FROM (
           SELECT revision, stage, state FROM lead_message
           WHERE lead_id = $1 AND channel = $5 ORDER BY change_id DESC LIMIT 1
         ) AS last
         WHERE revision = $3 AND stage = $4 AND state = ANY ($7)
       )
       RETURNING lead_id`,
      [leadId, changeId, revision, stage, channel, new Date(), told],
    );
    return added.length > 0;
  }

  /** Whether a later message says more than one that is to be sent; null when that is settled. */
  async isOvertaken(
    manager: EntityManager,
    { leadId, changeId, channel }: LeadMessage,
  ): Promise<boolean | null> {
    const [queued] = await manager.query<{ overtaken: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM lead_message WHERE lead_id = $1 AND change_id > $2 AND channel = $3
       ) AS overtaken
       FROM lead_message WHERE lead_id = $1 AND change_id = $2 AND channel = $3 AND state = 'queued'`,
      [leadId, changeId, channel],
    );
    return queued?.overtaken ?? null;
  }

  /**
   * Which attempt it is, from 1, and when the first was; others are kept from it for so long. Null when another is at it, or it
   * is settled.
   */
  async take(
    manager: EntityManager,
    { leadId, changeId, channel }: LeadMessage,
    seconds: number,
  ): Promise<Attempt | null> {
    const [[row]] = await manager.query<[{ attempts: number; first_tried_at: Date }[], number]>(
      `UPDATE lead_message
       SET attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, $5), taken_until = now() + $4 * interval '1 second', changed_at = now()
       WHERE lead_id = $1 AND change_id = $2 AND channel = $3
         AND state = 'queued' AND (taken_until IS NULL OR taken_until < now())
       RETURNING attempts, first_tried_at`,
      [leadId, changeId, channel, seconds, new Date()],
    );
    return row ? { number: row.attempts, firstAt: row.first_tried_at } : null;
  }

  /** After an attempt that has failed. */
  async giveBack(manager: EntityManager, { leadId, changeId, channel }: LeadMessage): Promise<void> {
    await manager.query(
      `UPDATE lead_message SET taken_until = NULL, changed_at = now()
       WHERE lead_id = $1 AND change_id = $2 AND channel = $3 AND state = 'queued'`,
      [leadId, changeId, channel],
    );
  }

  /** How many attempts it took; null when it was settled before. */
  async settle(
    manager: EntityManager,
    { leadId, changeId, channel }: LeadMessage,
    state: Exclude<MessageOutcome, 'waiting'>,
  ): Promise<number | null> {
    const [rows] = await manager.query<[{ attempts: number }[], number]>(
      `UPDATE lead_message SET state = $4, taken_until = NULL, changed_at = now()
       WHERE lead_id = $1 AND change_id = $2 AND channel = $3 AND state = 'queued'
       RETURNING attempts`,
      [leadId, changeId, channel, state],
    );
    return rows[0]?.attempts ?? null;
  }
}
