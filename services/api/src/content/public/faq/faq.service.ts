import { Injectable } from '@nestjs/common';
import type { FaqAnswer, FaqCategory, FaqQuestion } from '@polden/api-contract';
import { faq, faqCategory } from '@polden/content-model';
import { AppError } from '../../../core/errors/app-error.ts';
import { VisibleContent, type VisibleItem } from '../../visible-content.ts';
import { inCategories, positionOf } from '../in-categories.ts';

type Question = VisibleItem<typeof faq>;

/** Questions and answers, category after category. */
@Injectable()
export class FaqService {
  constructor(private readonly content: VisibleContent) {}

  async categories(): Promise<FaqCategory[]> {
    const categories = await this.content.all(faqCategory);
    return categories.map((category, index) => ({
      id: category.id,
      title: category.values.title,
      position: positionOf(category, index),
    }));
  }

  async questions(): Promise<FaqQuestion[]> {
    return (await this.filed()).map(({ categoryId, question }) => ({
      id: question.id,
      question: question.values.question,
      answer: null,
      faq_category_id: categoryId,
    }));
  }

  async answers(): Promise<FaqAnswer[]> {
    return (await this.filed()).map(({ question }) => answerOf(question));
  }

  /** By the id of the question; 404 when visitors see no such question. */
  async answer(id: number): Promise<FaqAnswer> {
    const question = await this.content.find(faq, String(id));
    if (!question) throw new AppError(404, 'Такого вопроса нет');
    return answerOf(question);
  }

  private async filed(): Promise<{ categoryId: number; question: Question }[]> {
    const [categories, questions] = await Promise.all([this.content.all(faqCategory), this.content.all(faq)]);
    return inCategories(categories, questions).flatMap(({ category, items }) =>
      items.map((question) => ({ categoryId: category.id, question })),
    );
  }
}

function answerOf(question: Question): FaqAnswer {
  return { id: question.id, answer: question.html('answer') };
}
