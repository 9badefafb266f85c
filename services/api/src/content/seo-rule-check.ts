import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';

const WORDS = ['title', 'description', 'heading', 'keywords'];

/** 422 for a rule that leaves all to the page: it would only stand in the way of another that fits. */
export function expectTellingRule(values: Values): void {
  if (values['hidden'] === true || WORDS.some((name) => textIn(values, name) !== '')) return;
  throw AppError.invalid({
    title: [
      'Напишите заголовок или описание страницы, либо скройте её из поиска: пустое правило ничего не меняет',
    ],
  });
}
