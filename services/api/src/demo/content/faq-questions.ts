import { faq, faqCategory } from '@polden/content-model';
import { type DemoSet, demoSet } from './demo-content.ts';
import { faqSections } from './faq/faq-sections.ts';

export const faqQuestions: DemoSet[] = [
  demoSet(
    faqCategory,
    faqSections.map(({ title }) => ({ fields: { title } })),
  ),
  demoSet(
    faq,
    faqSections.flatMap(({ title: category, questions }) =>
      questions.map(([question, answer]) => ({ fields: { question, category, answer } })),
    ),
  ),
];
