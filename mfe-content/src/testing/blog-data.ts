import type { BlogPost, BlogPostCard } from '@polden/api-contract';

/** A post of the blog; `id` makes everything else. */
export function postCard(id: number, change: Partial<BlogPostCard> = {}): BlogPostCard {
  return {
    id,
    slug: `statya-${id}`,
    title: `Статья номер ${id}`,
    lead: `О чём рассказывает статья номер ${id}.`,
    public_at: '2026-11-20T09:00:00.000Z',
    image: {
      url: `/api/v1/media/hash${id}/1600.webp`,
      width: 1600,
      height: 900,
      srcset: `/api/v1/media/hash${id}/480.webp 480w, /api/v1/media/hash${id}/1600.webp 1600w`,
      sources: [{ type: 'image/avif', srcset: `/api/v1/media/hash${id}/480.avif 480w` }],
      focus: { x: 0.5, y: 0.5 },
      alt: `Рисунок к статье ${id}`,
    },
    category: null,
    readingMinutes: 4,
    rating: 0,
    votes: 0,
    ...change,
  };
}

export const SCHEDULE_POST: BlogPost = {
  ...postCard(7, {
    slug: 'kak-chitat-grafik',
    title: 'Как читать график платежей',
    lead: 'Что в платеже проценты, а что долг, и почему досрочный платёж выгоден сначала.',
    readingMinutes: 1,
    rating: 4.5,
    votes: 2,
  }),
  author: null,
  content: '<h2>Из чего состоит платёж</h2><p>Из процентов и <a href="/dengi-pod-zalog">долга</a>.</p>',
};
