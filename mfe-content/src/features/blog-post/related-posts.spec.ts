import { describe, expect, it } from '@jest/globals';
import { postCard } from '../../testing/blog-data.ts';
import { relatedPosts } from './related-posts.ts';

const OTHERS = [
  postCard(1, { title: 'Новый офис в Казани', lead: 'Открылись.' }),
  postCard(2, { title: 'Кредитная история', lead: 'Где её посмотреть.' }),
  postCard(3, { title: 'Как считают проценты', lead: 'По дням.' }),
  postCard(4, { title: 'Отчёт за год', lead: 'Итоги.' }),
];

function titles(title: string, lead: string): string[] {
  return relatedPosts(postCard(9, { title, lead }), OTHERS).map((post) => post.title);
}

describe('relatedPosts', () => {
  it('puts those on the same subject first, whatever the form of the words', () => {
    expect(titles('О процентах', 'Откуда берётся история кредитная')).toEqual([
      'Кредитная история',
      'Как считают проценты',
      'Новый офис в Казани',
    ]);
  });

  it('puts those of the same category before a few common words, and each once', () => {
    const category = { slug: 'dolgi', title: 'Долги' };
    const [office = postCard(1), ...rest] = OTHERS;
    const others = [...rest, { ...office, category }, { ...office, category }];
    const post = postCard(9, { title: 'Кредитная история', lead: '', category });
    expect(relatedPosts(post, others).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('reads ё as е', () => {
    expect(titles('Что в отчете', '')[0]).toBe('Отчёт за год');
  });

  it('never names the post itself', () => {
    expect(relatedPosts(postCard(2), OTHERS).map(({ id }) => id)).not.toContain(2);
  });
});
