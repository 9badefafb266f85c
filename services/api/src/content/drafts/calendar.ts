import { Injectable } from '@nestjs/common';
import { CHANGE_SET_RIGHTS, type CalendarEntry, type CalendarQuery } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, isDraftable } from '@polden/content-model';
import { moscowMoment } from '@polden/ru';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { calendarRows } from './calendar.repository.ts';
import type { DraftActor } from './content-drafts.ts';
import { typesGathered } from './drafts.repository.ts';
import { knownFailure } from './known-items.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 100;

/** What comes out, and goes, when. */
@Injectable()
export class Calendar {
  constructor(private readonly dataSource: DataSource) {}

  async between({ from, to }: CalendarQuery, actor: DraftActor): Promise<CalendarEntry[]> {
    const [start, end] = [moscowMoment(`${from}T00:00:00`), moscowMoment(`${to}T23:59:59.999`)];
    if (end < start) throw AppError.invalid({ to: ['Конец раньше начала'] });
    if (end.getTime() - start.getTime() > MAX_DAYS * DAY_MS) {
      throw AppError.invalid({ to: [`Не больше ${MAX_DAYS} дней за раз`] });
    }
    const types = CONTENT_TYPES.filter((type) => isDraftable(type) && actor.may(actionsOf(type).list));
    const { manager } = this.dataSource;
    const maySeeSets = actor.may(CHANGE_SET_RIGHTS.list);
    const rows = (await calendarRows(manager, types, [start, end])).filter(
      ({ event }) => event !== 'change-set' || maySeeSets,
    );
    const sets = rows.flatMap(({ event, id }) => (event === 'change-set' ? [id] : []));
    const gathered = await typesGathered(manager, sets);
    return rows.map(({ at, failure, ...row }) => ({
      ...row,
      at: at.toISOString(),
      failure:
        row.event === 'change-set' ? knownFailure(actor, failure, gathered.get(row.id) ?? []) : failure,
    }));
  }
}
