import { type ColumnRules, nobody } from '../column-rules.ts';

/** The queues: jobs hold ids, because they are kept when they are done. */
export const OF_THE_JOBS: Readonly<Record<string, ColumnRules>> = {
  'pgboss.bam': nobody('how jobs run', 'command error name queue status table_name'),
  'pgboss.job': nobody(
    'ids of what a job is about, and why it failed',
    'data dead_letter group_id group_tier name output policy singleton_key source_name source_output state',
  ),
  'pgboss.job_dependency': nobody('how jobs run', 'child_name parent_name'),
  'pgboss.queue': nobody(
    'how jobs run',
    'dead_letter name policy ready_history singletons_active table_name',
  ),
  'pgboss.queue_stats': nobody('how jobs run', 'name'),
  'pgboss.schedule': nobody('how jobs run', 'cron data key kind name options timezone'),
  'pgboss.subscription': nobody('how jobs run', 'event name'),
  'pgboss.warning': nobody('how jobs run', 'data message type'),
};
