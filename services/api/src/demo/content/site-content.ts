import { contracts } from './contracts.ts';
import type { DemoSet } from './demo-content.ts';
import { disclosure } from './disclosure.ts';
import { documentFiles } from './document-files.ts';
import { faqQuestions } from './faq-questions.ts';
import { figures } from './figures.ts';
import { footerLinks } from './footer-links.ts';
import { menu } from './menu.ts';
import { places } from './places.ts';
import { seoRules } from './seo-rules.ts';
import { texts } from './texts.ts';

/** Answers, documents, and what stands around the pages. */
export const siteContent: DemoSet[] = [
  menu,
  ...faqQuestions,
  ...disclosure,
  ...documentFiles,
  ...footerLinks,
  ...places,
  ...figures,
  // Documents of bonds name their issue.
  ...contracts,
  seoRules,
  ...texts,
];
