import { legalPage } from '@polden/content-model';
import { demoSet } from './demo-content.ts';
import { legalBorrowers } from './legal-borrowers.ts';
import { legalSafety } from './legal-safety.ts';
import { legalSite } from './legal-site.ts';

/** Policies and agreements of the site. */
export const legalPages = demoSet(legalPage, [...legalSite, ...legalBorrowers, ...legalSafety]);
