import { Injectable } from '@nestjs/common';
import type { CalendarEntry, CalendarQuery } from '@polden/api-contract';
import { actionsOf, CONTENT_TYPES, isDraftable } from '@polden/content-model';
import { DataSource } from 'typeorm';
import { AppError } from '../../core/errors/app-error.ts';
import { calendarRows } from './calendar.repository.ts';
import type { DraftActor } from './content-drafts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 100;

/** What comes out, and goes, when. */
@Injectable()
export class Calendar {
  constructor(private readonly dataSource: DataSource) {}

  async between({ from, to }: CalendarQuery, actor: DraftActor): Promise<CalendarEntry[]> {
    const [start, end] = [startOf(from), new Date(startOf(to).getTime() + DAY_MS - 1)];
    if (end < start) throw AppError.invalid({ to: ['Конец раньше начала'] });
    if (end.getTime() - start.getTime() > MAX_DAYS * DAY_MS) {
      throw AppError.invalid({ to: [`Не больше ${MAX_DAYS} дней за раз`] });
    }
    const types = CONTENT_TYPES.filter((type) => isDraftable(type) && actor.may(actionsOf(type).list));
    const rows = await calendarRows(this.dataSource.manager, types, [start, end]);
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}

/** Moscow has kept one offset since 2014. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}
