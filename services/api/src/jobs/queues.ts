import type { Queue } from 'pg-boss';
import type { DeliveryLimits } from '../config/limits.ts';

export const LEAD_DELIVERY = 'lead-delivery';
const LEAD_DELIVERY_DEAD = 'lead-delivery-dead';
export const RETENTION = 'retention';

/** Data of each queue's jobs: ids only, because pg-boss keeps finished jobs. */
export interface JobData {
  [LEAD_DELIVERY]: { leadId: string };
  [RETENTION]: null;
}

const DAY_SECONDS = 24 * 3600;

/** The queues in the order in which they must be made: a dead letter queue before those that name it. */
export function queues(delivery: DeliveryLimits): Queue[] {
  return [
    { name: LEAD_DELIVERY_DEAD, retentionSeconds: 90 * DAY_SECONDS },
    {
      name: LEAD_DELIVERY,
      deadLetter: LEAD_DELIVERY_DEAD,
      retryLimit: delivery.retryLimit,
      retryDelay: delivery.retryDelay,
      retryBackoff: delivery.retryDelay > 0,
      ...(delivery.retryDelay > 0 && { retryDelayMax: delivery.retryDelayMax }),
      expireInSeconds: 60,
    },
    { name: RETENTION, retryLimit: 2 },
  ];
}

/** Cron of the hourly clean-up: at 17 minutes past, when nothing else starts. */
export const RETENTION_CRON = '17 * * * *';
