import type { DemoSet } from './demo-content.ts';
import { events } from './events.ts';
import { investorPosts } from './investor-posts.ts';
import { legalPages } from './legal-pages.ts';
import { marketplaceCategories, marketplaceItems } from './marketplace.ts';
import { mediaSources } from './media-sources.ts';
import { newsFirstYearEnd } from './news-first-year-end.ts';
import { newsFirstYear } from './news-first-year.ts';
import { newsSecondYearEnd } from './news-second-year-end.ts';
import { newsSecondYear } from './news-second-year.ts';
import { newsThirdYearEnd } from './news-third-year-end.ts';
import { newsThirdYear } from './news-third-year.ts';
import { photobank } from './photobank.ts';
import { pressEarlier } from './press-earlier.ts';
import { pressLater } from './press-later.ts';
import { promoCodes } from './promo-codes.ts';
import { refusalOffers } from './refusal-offers.ts';
import { reviewsEarlier } from './reviews-earlier.ts';
import { reviewsRecent } from './reviews-recent.ts';
import { reviews } from './reviews.ts';
import { termsPages } from './terms-pages.ts';
import { vacanciesMore } from './vacancies-more.ts';
import { vacancies } from './vacancies.ts';
import { videos } from './videos.ts';
import { siteContent } from './site-content.ts';

/** What is referred to comes first. */
export const demoContent: DemoSet[] = [
  ...siteContent,
  mediaSources,
  newsFirstYear,
  newsFirstYearEnd,
  newsSecondYear,
  newsSecondYearEnd,
  newsThirdYear,
  newsThirdYearEnd,
  pressEarlier,
  pressLater,
  videos,
  vacancies,
  vacanciesMore,
  events,
  ...photobank,
  reviewsEarlier,
  reviews,
  reviewsRecent,
  termsPages,
  legalPages,
  investorPosts,
  promoCodes,
  refusalOffers,
  marketplaceCategories,
  marketplaceItems,
];
