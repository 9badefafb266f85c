import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { HistoryAction } from '@polden/api-contract';
import type { EntityManager } from 'typeorm';
import { addRecord } from './history.repository.ts';
import { expectListed } from './listing-rights.ts';

export interface HistoryActor {
  id: string;
  /** Kept with the record: people leave and change their names. */
  name: string;
}

type Facts = Record<string, unknown>;

export interface HistoryRecord {
  actor: HistoryActor;
  action: HistoryAction;
  /** Kind of the thing: `blog`; one that is no content is named in `listing-rights.ts`. */
  entity: string;
  entityId: string | number;
  title: string;
  /** All the facts; what did not change is left out of the record. Null for what did not exist. */
  before: Facts | null;
  after: Facts | null;
}

/** The one door through which writes are recorded. The database refuses to change or remove a record. */
@Injectable()
export class HistoryService {
  /** Records in the transaction that writes: either both are kept or neither. An update of nothing is no record. */
  async record(manager: EntityManager, record: HistoryRecord): Promise<void> {
    await this.add(manager, record);
  }

  /** The same; answers the id of the record, null when there is none. */
  async add(manager: EntityManager, record: HistoryRecord): Promise<number | null> {
    expectListed(record.entity);
    const [before, after] = differences(record.before, record.after);
    if (before && after && Object.keys(after).length === 0) return null;
    return addRecord(manager, { ...record, before, after });
  }
}

/** The fields that differ, of both sides; one side alone is taken as it is. */
function differences(before: Facts | null, after: Facts | null): [Facts | null, Facts | null] {
  if (!before || !after) return [before, after];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const pick = (facts: Facts): Facts =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return [pick(before), pick(after)];
}
