import type { BlogPost, BlogPostCard } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';

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
  content: '<h2>Из чего состоит платёж</h2><p>Из процентов и <a href="/dengi-pod-zalog">долга</a>.</p>',
};

export const SHELL_DATA: ShellData = {
  brand: {
    slug: 'polden',
    name: 'Полдень',
    nameLocative: 'Полдне',
    domain: 'polden.example',
    tagline: '',
    phones: [{ title: '8 800 555-12-00', tel: '+78005551200' }],
    email: 'info@polden.example',
    address: {
      street: 'ул. Ясная, 12',
      locality: 'Москва',
      region: 'Москва',
      country: 'Россия',
      postalCode: '101000',
    },
    workingHours: 'с 9 до 21',
    legal: {
      name: 'ООО МФК «Полдень»',
      inn: '1',
      ogrn: '2',
      registryNumber: '3',
      registryDate: '01.01.2020',
      sro: 'СРО',
    },
  },
  city: {
    alias: 'msk',
    title: 'Москва',
    prepositional: 'Москве',
    where: 'в Москве',
    isDefault: true,
    origin: 'https://polden.example',
    mainOrigin: 'https://polden.example',
  },
  settings: { currentDate: '2026-11-20T12:00:00+03:00', cookieManifest: { visible: false } },
  menu: [],
  counters: [],
  texts: {},
  footerSeo: [],
  networks: [],
  banners: [],
  local: false,
};
