import type { DataSource } from 'typeorm';
import { FIGURES, RECORDS_CHECK, SEALS_CHECK } from './checks.ts';

/** A seal that was noted down earlier, outside of the database. */
export interface NotedSeal {
  sequence: number;
  /** Hex. */
  digest: string;
}

interface HistoryFigures {
  records: number;
  /** Records whose payload is erased because its time was over. */
  erased: number;
  /** Records of people who were erased, with a proof. */
  erasedOnRequest: number;
  /** Records that the next seal will take. */
  unsealed: number;
  seals: number;
}

export interface Verification extends HistoryFigures {
  /** The newest seal; null when nothing is sealed. */
  head: NotedSeal | null;
  /** One line each; none when the history is as it was recorded. */
  problems: string[];
}

/**
 * Recomputes every digest and every seal. Reads one moment of the database and changes nothing.
 * @param noted must still be in the chain: the only proof against somebody who has computed the whole chain anew
 */
export function verifyHistory(dataSource: DataSource, noted?: NotedSeal): Promise<Verification> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('SET TRANSACTION READ ONLY');
    const [figures] = await manager.query<[HistoryFigures]>(FIGURES);
    const records =
      await manager.query<{ problem: string; count: number; examples: string[] }[]>(RECORDS_CHECK);
    const broken = await manager.query<{ sequence: number }[]>(SEALS_CHECK);
    const seal = async (which: string, values: unknown[] = []): Promise<NotedSeal | undefined> => {
      const [found] = await manager.query<NotedSeal[]>(
        `SELECT sequence, encode(digest, 'hex') AS digest FROM history_seal ${which}`,
        values,
      );
      return found;
    };
    const problems = records.map(
      ({ problem, count, examples }) =>
        `${count} ${count === 1 ? 'record' : 'records'} ${problem}: ${examples.join(', ')}${count > examples.length ? ' …' : ''}`,
    );
    problems.push(...broken.map(({ sequence }) => `seal ${sequence} does not follow from its records`));
    if (noted && (await seal('WHERE sequence = $1', [noted.sequence]))?.digest !== noted.digest)
      problems.push(`seal ${noted.sequence} is not the one that was noted`);
    return { ...figures, head: (await seal('ORDER BY sequence DESC LIMIT 1')) ?? null, problems };
  });
}
