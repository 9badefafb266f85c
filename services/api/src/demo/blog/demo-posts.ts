import type { DemoPost } from './demo-post.ts';
import { budget } from './posts/budget.ts';
import { businessPapers } from './posts/business-papers.ts';
import { carStays } from './posts/car-stays.ts';
import { coolingOff } from './posts/cooling-off.ts';
import { creditHistory } from './posts/credit-history.ts';
import { earlyReturn } from './posts/early-return.ts';
import { fraudSigns } from './posts/fraud-signs.ts';
import { fullCost } from './posts/full-cost.ts';
import { hardToPay } from './posts/hard-to-pay.ts';
import { investing } from './posts/investing.ts';
import { paymentHoliday } from './posts/payment-holiday.ts';
import { renovation } from './posts/renovation.ts';
import { safetyCushion } from './posts/safety-cushion.ts';
import { usedCar } from './posts/used-car.ts';

/** The oldest first, as they were written. */
export const demoPosts: DemoPost[] = [
  investing,
  businessPapers,
  renovation,
  usedCar,
  paymentHoliday,
  hardToPay,
  earlyReturn,
  budget,
  creditHistory,
  coolingOff,
  fraudSigns,
  carStays,
  fullCost,
  safetyCushion,
];
