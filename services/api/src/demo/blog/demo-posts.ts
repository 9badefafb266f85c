import type { DemoPost } from './demo-post.ts';
import { beforeSigning } from './posts/before-signing.ts';
import { bonds } from './posts/bonds.ts';
import { borrowerRights } from './posts/borrower-rights.ts';
import { budget } from './posts/budget.ts';
import { businessPapers } from './posts/business-papers.ts';
import { business } from './posts/business.ts';
import { carCare } from './posts/car-care.ts';
import { carStays } from './posts/car-stays.ts';
import { coolingOff } from './posts/cooling-off.ts';
import { creditHistory } from './posts/credit-history.ts';
import { earlyReturn } from './posts/early-return.ts';
import { familyMoney } from './posts/family-money.ts';
import { fraudSigns } from './posts/fraud-signs.ts';
import { fullCost } from './posts/full-cost.ts';
import { hardToPay } from './posts/hard-to-pay.ts';
import { homeMoney } from './posts/home-money.ts';
import { investing } from './posts/investing.ts';
import { paymentHoliday } from './posts/payment-holiday.ts';
import { peopleAround } from './posts/people-around.ts';
import { personalSafety } from './posts/personal-safety.ts';
import { refinancing } from './posts/refinancing.ts';
import { renovation } from './posts/renovation.ts';
import { safetyCushion } from './posts/safety-cushion.ts';
import { safety } from './posts/safety.ts';
import { savings } from './posts/savings.ts';
import { smallLoans } from './posts/small-loans.ts';
import { titleLoans } from './posts/title-loans.ts';
import { usedCar } from './posts/used-car.ts';
import { withUs } from './posts/with-us.ts';

/** The oldest first, as they were written; drafts at the end. */
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
  ...beforeSigning,
  ...bonds,
  ...borrowerRights,
  ...business,
  ...carCare,
  ...familyMoney,
  ...homeMoney,
  ...peopleAround,
  ...personalSafety,
  ...refinancing,
  ...safety,
  ...savings,
  ...smallLoans,
  ...titleLoans,
  ...withUs,
].sort((a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0));
