import { stillPart } from '@polden/ui';
import { comesWithPages } from '../../with-pages.ts';

/** The schedule in the server's page, untouched until the sum or the term is another one: up to 48 rows that few open. */
export const PaymentSchedule = stillPart(
  'payment-schedule',
  async () =>
    (await import(/* webpackChunkName: "loan-page-still" */ './payment-schedule.tsx')).PaymentSchedule,
  { hidesStale: true },
);

comesWithPages(PaymentSchedule.bringWithPage);
