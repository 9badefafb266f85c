import { MOSCOW_ZONE } from '@polden/ru';
import { PgBoss } from 'pg-boss';
import type { Limits } from '../config/limits.ts';
import {
  HISTORY_SEALING,
  HISTORY_SEALING_CRON,
  LINK_CHECK,
  LINK_CHECK_CRON,
  OFFER_LAPSE,
  OFFER_LAPSE_CRON,
  queues,
  RETENTION,
  RETENTION_CRON,
  UPLOAD_RETENTION,
  UPLOAD_RETENTION_CRON,
} from './queues.ts';

/**
 * Creates or upgrades the schema of pg-boss and brings the queues to their configuration. Called by the migration
 * command under its lock; the API itself never changes the schema.
 */
export async function installJobs(databaseUrl: string, limits: Limits): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const queue of queues(limits.delivery)) {
      const { name, ...options } = queue;
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
    await boss.schedule(RETENTION, RETENTION_CRON);
    await boss.schedule(UPLOAD_RETENTION, UPLOAD_RETENTION_CRON);
    await boss.schedule(OFFER_LAPSE, OFFER_LAPSE_CRON);
    await boss.schedule(HISTORY_SEALING, HISTORY_SEALING_CRON);
    await boss.schedule(LINK_CHECK, LINK_CHECK_CRON, null, { tz: MOSCOW_ZONE });
  } finally {
    await boss.stop({ graceful: false });
  }
}
