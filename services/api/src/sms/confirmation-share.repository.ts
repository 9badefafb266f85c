import type { EntityManager } from 'typeorm';

export interface HourRow {
  sent: number;
  confirmed: number;
}

/** Counts one more code of the hour; what the hour has come to. */
export async function countInHour(
  manager: EntityManager,
  hour: Date,
  column: keyof HourRow,
): Promise<HourRow> {
  const [row] = await manager.query<HourRow[]>(
    `INSERT INTO sms_hour (hour, ${column}) VALUES ($1, 1)
     ON CONFLICT (hour) DO UPDATE SET ${column} = sms_hour.${column} + 1 RETURNING sent, confirmed`,
    [hour],
  );
  return row ?? { sent: 0, confirmed: 0 };
}
