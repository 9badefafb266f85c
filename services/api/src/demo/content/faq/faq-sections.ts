import { cost } from './cost.ts';
import type { FaqSection } from './faq-section.ts';
import { hardship } from './hardship.ts';
import { investing } from './investing.ts';
import { payments } from './payments.ts';
import { pledge } from './pledge.ts';
import { request } from './request.ts';
import { safety } from './safety.ts';

/** In the order of the page. */
export const faqSections: FaqSection[] = [request, cost, pledge, payments, hardship, safety, investing];
