import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { PageMeta as PageRule } from '@polden/api-contract';
import type { ShellCity, ShellData } from '@polden/mfe-contract';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { titleVersion } from './card-address.ts';
import { PageMeta, type PageMetaProps } from './page-meta.tsx';
import { faqPage, jobPosting, loanOrCredit, newsArticle } from './structured-data.ts';

afterEach(cleanup);

const MOSCOW: ShellCity = {
  alias: 'msk',
  title: 'Москва',
  prepositional: 'Москве',
  where: 'в Москве',
  isDefault: true,
  origin: 'https://polden.example',
  mainOrigin: 'https://polden.example',
};
const KAZAN: ShellCity = {
  alias: 'kazan',
  title: 'Казань',
  prepositional: 'Казани',
  where: 'в Казани',
  isDefault: false,
  origin: 'https://kazan.polden.example',
  mainOrigin: 'https://polden.example',
};
const RULE: PageRule = { id: 1, title: '', description: '', heading: '', keywords: '', hidden: false };

interface Place {
  url?: string;
  city?: ShellCity;
  cityVariant?: boolean;
  rule?: Partial<PageRule> | null;
}

async function open(
  meta: Partial<PageMetaProps>,
  { url = '/uslovija', city = MOSCOW, cityVariant = false, rule = null }: Place = {},
): Promise<void> {
  const shell = {
    city,
    brand: {
      name: 'Полдень',
      email: 'info@polden.example',
      phones: [{ title: '8 800 555-12-00', tel: '+78005551200' }],
      address: {
        street: 'ул. Ясная, 12',
        locality: 'Москва',
        region: 'Москва',
        country: 'Россия',
        postalCode: '1',
      },
      legal: { name: 'ООО МФК «Полдень»', inn: '7700000000' },
    },
    settings: { currentDate: '2026-11-20T12:00:00+03:00', cookieManifest: { visible: false } },
  } as unknown as ShellData;
  const { pathname } = new URL(url, 'http://localhost');
  const page = {
    path: pathname,
    handle: { cityVariant },
    element: (
      <>
        <PageMeta title="Условия займов" description="Суммы и сроки." {...meta} />
        <PageHeading title="Условия" />
      </>
    ),
  };
  const router = createMemoryRouter(
    [
      {
        id: 'shell',
        children: [{ id: 'page-rule', children: [page], loader: () => null }],
        loader: () => null,
      },
    ],
    {
      initialEntries: [url],
      hydrationData: { loaderData: { shell, 'page-rule': rule && { ...RULE, ...rule } } },
    },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
const objects = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );

describe('PageMeta', () => {
  it('says title with the brand, description, the one address and what is shown where the page is shared', async () => {
    await open({});
    expect(document.title).toBe('Условия займов — Полдень');
    expect(meta('description')).toBe('Суммы и сроки.');
    expect(meta('robots')).toBeNull();
    expect(canonical()).toBe('https://polden.example/uslovija');
    expect(
      ['type', 'site_name', 'locale', 'url', 'title', 'description'].map((name) => meta(`og:${name}`)),
    ).toEqual([
      'website',
      'Полдень',
      'ru_RU',
      'https://polden.example/uslovija',
      'Условия займов',
      'Суммы и сроки.',
    ]);
    expect(meta('og:image')).toBe(
      `https://polden.example/og/uslovija.png?v=${titleVersion('Условия займов')}`,
    );
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('counts the pages of a list from the second one on', async () => {
    await open({ page: 2 });
    expect(document.title).toBe('Условия займов — страница 2 — Полдень');
    expect(meta('description')).toBe('Суммы и сроки. Страница 2.');
    expect(canonical()).toBe('https://polden.example/uslovija?page=2');
    cleanup();
    await open({ page: 2, description: 'Звоните!' });
    expect(meta('description')).toBe('Звоните! Страница 2.');
  });

  it('fills the year and the city', async () => {
    await open(
      { title: 'Займы {where} в [[year]] году', description: 'Город {city}.' },
      { city: KAZAN, cityVariant: true },
    );
    expect(document.title).toBe('Займы в Казани в 2026 году — Полдень');
    expect(meta('description')).toBe('Город Казань.');
  });

  it('has its address on the site of the city when it differs between cities, and names the city', async () => {
    await open({}, { city: KAZAN, cityVariant: true, url: '/dengi-pod-zalog/?utm_source=x' });
    expect(document.title).toBe('Условия займов в Казани — Полдень');
    expect(canonical()).toBe('https://kazan.polden.example/dengi-pod-zalog');
    cleanup();
    await open({}, { city: KAZAN });
    expect(canonical()).toBe('https://polden.example/uslovija');
  });

  it('gives way to what editors have ruled', async () => {
    const rule = {
      title: 'Правило {where}',
      description: 'Слова редактора',
      heading: 'Заголовок [[year]]',
      keywords: 'займ',
    };
    await open({}, { rule });
    expect(document.title).toBe('Правило в Москве — Полдень');
    expect([meta('description'), meta('keywords')]).toEqual(['Слова редактора', 'займ']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Заголовок 2026');
  });

  it('keeps its own words where a rule is silent, and hides itself when a rule says so', async () => {
    await open({}, { rule: { hidden: true } });
    expect([document.title, meta('robots')]).toEqual(['Условия займов — Полдень', 'noindex']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Условия');
  });

  it('says nothing to search engines that it is to be hidden from, whatever a rule says', async () => {
    await open({ noindex: true }, { rule: { title: 'Правило' }, city: KAZAN });
    expect([document.title, meta('robots')]).toEqual(['Условия займов — Полдень', 'noindex']);
    expect([canonical(), meta('og:title'), objects()]).toEqual([null, null, []]);
  });

  it('describes the lender on the home page', async () => {
    await open({}, { url: '/' });
    expect(objects()).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Полдень',
        taxID: '7700000000',
        image: 'https://polden.example/logo.png',
      },
    ]);
    expect(meta('og:image')).toContain('/og/index.png?v=');
  });

  it('describes the way to the page and what is on it', async () => {
    await open({
      breadcrumbs: [{ to: '/', label: 'Главная' }],
      structured: [
        faqPage([{ question: 'А </script><b>?', answer: 'Да.' }]),
        newsArticle({
          headline: 'Новость',
          description: 'О чём',
          published: '2026-11-20',
          images: ['/a.webp'],
        }),
        jobPosting({
          title: 'Кредитный специалист',
          description: '<p>Работа</p>',
          published: '2026-11-20',
          city: 'Казань',
        }),
        loanOrCredit({ name: 'Заём', amount: { min: 1_000, max: 30_000 }, term: { min: 5, max: 30 } }),
        loanOrCredit({
          name: 'Залог',
          amount: { min: 50_000, max: 100_000 },
          term: { min: 720, max: 1_440 },
        }),
      ],
    });
    const [way, faq, news, job, loan, pledge] = objects();
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Главная', item: 'https://polden.example/' },
        { position: 2, name: 'Условия займов', item: 'https://polden.example/uslovija' },
      ],
    });
    expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'А </script><b>?' }] });
    expect(news).toMatchObject({ '@type': 'NewsArticle', image: ['https://polden.example/a.webp'] });
    expect(news).not.toHaveProperty('aggregateRating');
    expect(job).toMatchObject({
      '@type': 'JobPosting',
      jobLocation: { address: { addressLocality: 'Казань' } },
    });
    expect(loan).toMatchObject({
      '@type': 'LoanOrCredit',
      amount: { minValue: 1_000, maxValue: 30_000 },
      loanTerm: { minValue: 5, maxValue: 30, unitCode: 'DAY' },
    });
    expect(pledge).toMatchObject({ loanTerm: { minValue: 24, maxValue: 48, unitCode: 'MON' } });
  });
});
