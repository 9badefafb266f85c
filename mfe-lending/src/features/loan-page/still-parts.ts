import { stillPart } from '@polden/ui';
import { comesWithPages } from '../../with-pages.ts';

const parts = () => import(/* webpackChunkName: "loan-page-still" */ './all-still-parts.ts');

export const PageSections = stillPart('loan-sections', async () => (await parts()).PageSections);
export const Terms = stillPart('loan-terms', async () => (await parts()).Terms);

comesWithPages(PageSections.bringWithPage);
comesWithPages(Terms.bringWithPage);
