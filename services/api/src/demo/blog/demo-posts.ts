import type { AuthorName } from './demo-authors.ts';
import type { CategoryTitle } from './demo-categories.ts';
import type { DemoPost, FiledPost } from './demo-post.ts';
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

function filed(category: CategoryTitle, author: AuthorName, posts: DemoPost[]): FiledPost[] {
  return posts.map((post) => ({ ...post, category, author }));
}

/** The oldest first, as they were written; drafts at the end. */
export const demoPosts: FiledPost[] = [
  ...filed('Займы', 'Ольга Терехова', [
    fullCost,
    coolingOff,
    creditHistory,
    ...beforeSigning,
    ...refinancing,
    ...smallLoans,
    ...withUs,
  ]),
  ...filed('Платежи и долги', 'Кирилл Обухов', [paymentHoliday, hardToPay, earlyReturn, ...borrowerRights]),
  ...filed('Автомобиль', 'Павел Дроздов', [usedCar, carStays, ...carCare, ...titleLoans]),
  ...filed('Личные деньги', 'Ольга Терехова', [
    renovation,
    budget,
    ...familyMoney,
    ...homeMoney,
    ...peopleAround,
  ]),
  ...filed('Сбережения', 'Вера Самойлова', [investing, safetyCushion, ...bonds, ...savings]),
  ...filed('Безопасность', 'Инга Рыбакова', [fraudSigns, ...personalSafety, ...safety]),
  ...filed('Бизнес', 'Кирилл Обухов', [businessPapers, ...business]),
].sort((a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0));
