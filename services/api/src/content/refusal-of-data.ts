import type { Logger } from '@nestjs/common';
import { isOfTheData } from '../core/database/of-the-data.ts';

/** Of items that were not reached in an outage. */
export const BROKEN_OFF = 'Сбой на сервере, дело остановилось: попробуйте ещё раз';

/** What is said of an item that the database does not take, and the log knows why; null for an outage, which is to be tried again. */
export function refusalOfData(error: unknown, logger: Logger): string | null {
  if (!isOfTheData(error)) return null;
  logger.error(error);
  return 'База данных не приняла запись: подробности в журнале сервера';
}
