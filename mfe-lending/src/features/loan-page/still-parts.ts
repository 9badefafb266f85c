import { stillPart } from '@polden/ui';
import { PaymentSchedule } from '../calculator/still-schedule.ts';

/** Name of the chunk of what a loan page only shows; the schedule is in it, too. */
export const STILL_CHUNK = 'loan-page-still';

const parts = () => import(/* webpackChunkName: "loan-page-still" */ './all-still-parts.ts');

export const PageSections = stillPart('loan-sections', async () => (await parts()).PageSections);
export const Terms = stillPart('loan-terms', async () => (await parts()).Terms);

/** Brings them together with a page that the server has not sent. */
export async function bringStillParts(): Promise<void> {
  await Promise.all([PageSections, Terms, PaymentSchedule].map((part) => part.bringWithPage()));
}
