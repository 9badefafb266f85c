import type { BlogPost } from '@polden/api-contract';
import { formatNumber, plural } from '@polden/ru';

const VOTES = { single: 'оценка', more: 'оценки', many: 'оценок' };

/** «Средняя 4,6 — 12 оценок». */
export function meanRating({ rating, votes }: Pick<BlogPost, 'rating' | 'votes'>): string {
  if (votes === 0) return 'Оценок пока нет: ваша будет первой.';
  return `В среднем ${formatNumber(rating, { least: 1 })} — ${votes} ${plural(votes, VOTES)}`;
}
