import type { DataSource } from 'typeorm';
import { StartError } from '@polden/api-contract';
import type { NotedSeal } from './noted-seal.ts';
import {
  countHistory,
  findBrokenSeals,
  findWrongRecords,
  hasHistory,
  type HistoryFigures,
  newestSeal,
  onlyRead,
  sealAt,
} from './verification.repository.ts';

export interface Verification extends HistoryFigures {
  /** The newest seal; null when nothing is sealed. */
  head: NotedSeal | null;
  /** One line each; none when the history is as it was recorded. */
  problems: string[];
}

/**
 * Recomputes every digest and every seal. Reads one moment of the database and changes nothing. StartError where there is
 * no history at all.
 * @param noted must still be in the chain: the only proof against somebody who has computed the whole chain anew
 */
export function verifyHistory(dataSource: DataSource, noted?: NotedSeal): Promise<Verification> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => {
    await onlyRead(manager);
    if (!(await hasHistory(manager))) throw new StartError('There is no history in this database');
    const figures = await countHistory(manager);
    const records = await findWrongRecords(manager);
    const broken = await findBrokenSeals(manager);
    const problems = records.map(
      ({ problem, count, examples }) =>
        `${count} ${count === 1 ? 'record' : 'records'} ${problem}: ${examples.join(', ')}${count > examples.length ? ' …' : ''}`,
    );
    problems.push(...broken.map(({ sequence }) => `seal ${sequence} does not follow from its records`));
    if (noted && (await sealAt(manager, noted.sequence))?.digest !== noted.digest)
      problems.push(`seal ${noted.sequence} is not the one that was noted`);
    return { ...figures, head: (await newestSeal(manager)) ?? null, problems };
  });
}
