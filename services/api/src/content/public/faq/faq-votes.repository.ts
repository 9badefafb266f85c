import type { FaqVotes } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';

export async function hasVoted(manager: EntityManager, questionId: number, client: string): Promise<boolean> {
  const known = await manager.query<unknown[]>(
    'SELECT FROM faq_vote WHERE question_id = $1 AND client_digest = $2',
    [questionId, client],
  );
  return known.length > 0;
}

/** One for each client and answer, the last one counts. */
export async function saveVote(
  manager: EntityManager,
  questionId: number,
  { client, useful }: { client: string; useful: boolean },
): Promise<void> {
  await manager.query(
    `INSERT INTO faq_vote (question_id, client_digest, useful) VALUES ($1, $2, $3)
     ON CONFLICT (question_id, client_digest) DO UPDATE SET useful = EXCLUDED.useful, voted_at = now()`,
    [questionId, client, useful],
  );
}

export async function countVotes(manager: EntityManager, questionId: number): Promise<FaqVotes> {
  const [row] = await manager.query<{ useful: string; useless: string }[]>(
    `SELECT count(*) FILTER (WHERE useful) AS useful, count(*) FILTER (WHERE NOT useful) AS useless
     FROM faq_vote WHERE question_id = $1`,
    [questionId],
  );
  return { useful: Number(row?.useful ?? 0), useless: Number(row?.useless ?? 0) };
}
