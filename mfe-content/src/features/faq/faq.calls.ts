export { voteAction } from './faq.action.ts';
export { faqLoader } from './faq.loader.ts';
