import type { BlogPost } from '@polden/api-contract';
import { plural } from '@polden/ru';

const VOTES = { single: 'оценка', more: 'оценки', many: 'оценок' };
const mean = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** «Средняя 4,6 — 12 оценок». */
export function meanRating({ rating, votes }: Pick<BlogPost, 'rating' | 'votes'>): string {
  if (votes === 0) return 'Оценок пока нет: ваша будет первой.';
  return `В среднем ${mean.format(rating)} — ${votes} ${plural(votes, VOTES)}`;
}
