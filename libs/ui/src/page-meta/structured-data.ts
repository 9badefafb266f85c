import type { PageFacts } from './page-facts.ts';

/** As the products of the lender count it. */
const MONTH_DAYS = 30;

/** An object of schema.org. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Makes its object when the page knows its address and its brand. */
export type StructuredObject = (page: PageFacts) => StructuredData;

interface Range {
  min: number;
  max: number;
}

/** The lender itself: company, address, contacts. */
export const organization: StructuredObject = ({ brand, site }) => ({
  ...reference({ brand, site }),
  legalName: brand.legal.name,
  logo: `${site}/logo.png`,
  image: `${site}/logo.png`,
  email: brand.email,
  telephone: brand.phones[0]?.tel,
  taxID: brand.legal.inn,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.locality,
    addressRegion: brand.address.region,
    addressCountry: brand.address.country,
    postalCode: brand.address.postalCode,
  },
});

/** The way to the page from the top; the page itself is its end. */
export function breadcrumbList(
  above: readonly { to: string; label: string }[],
  title: string,
): StructuredObject {
  return ({ site, canonical }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map(({ to, label }) => ({ name: label, item: site + to })),
      { name: title, item: canonical },
    ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  });
}

/** Questions that stand on the page together with their answers; an answer may be HTML. */
export function faqPage(items: readonly { question: string; answer: string }[]): StructuredObject {
  return () => ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

export interface ArticleFacts {
  headline: string;
  description: string;
  /** ISO 8601. */
  published: string;
  /** Paths or addresses of its pictures. */
  images?: readonly string[];
  /** Who wrote it; the lender itself where it is left out or null. */
  author?: { name: string; role: string; isStaff: boolean } | null;
  /** Who published it before, where it is not the lender's own; `site` and `link` may be ''. */
  source?: { title: string; site: string; link: string } | null;
  /** Votes of readers, of 5. */
  rating?: { value: number; votes: number };
}

/** A piece of news or an article of the blog. */
export function newsArticle({
  headline,
  description,
  published,
  images = [],
  author = null,
  source,
  rating,
}: ArticleFacts): StructuredObject {
  return (page) => ({
    '@type': 'NewsArticle',
    headline,
    description,
    datePublished: published,
    mainEntityOfPage: page.canonical,
    ...(images.length > 0 && { image: images.map((image) => new URL(image, page.site).href) }),
    ...(rating &&
      rating.votes > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, ratingCount: rating.votes },
      }),
    author: author
      ? {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role,
          ...(author.isStaff && { worksFor: reference(page) }),
        }
      : publisherOf(source, page),
    publisher: publisherOf(source, page),
    ...(source?.link && { isBasedOn: source.link }),
  });
}

function publisherOf(source: ArticleFacts['source'], page: PageFacts): StructuredData {
  if (!source) return reference(page);
  return { '@type': 'Organization', name: source.title, ...(source.site && { url: source.site }) };
}

export interface ReviewFacts {
  author: string;
  /** From 1 to 5. */
  rating: number;
  text: string;
  /** ISO 8601. */
  published: string;
}

/** What the lender's clients say: only what stands on the page and has a mark. */
export function reviewedOrganization(
  rating: { value: number; count: number },
  reviews: readonly ReviewFacts[],
): StructuredObject {
  return (page) => ({
    ...reference(page),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ author, rating: value, text, published }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: published,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: value, bestRating: 5, worstRating: 1 },
    })),
  });
}

export interface JobFacts {
  title: string;
  /** HTML. */
  description: string;
  /** ISO 8601. */
  published: string;
  /** City of the workplace; null for one that is wherever the person is. */
  city: string | null;
  /** In the words of schema.org: FULL_TIME, PART_TIME … */
  employment?: string;
  /** Roubles for the time that `unit` names. */
  salary?: Range & { unit: 'HOUR' | 'DAY' | 'MONTH' | 'YEAR' };
}

export function jobPosting({
  title,
  description,
  published,
  city,
  employment,
  salary,
}: JobFacts): StructuredObject {
  return (page) => ({
    '@type': 'JobPosting',
    title,
    description,
    datePosted: published,
    hiringOrganization: reference(page),
    ...(city === null
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Россия' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'RU' },
          },
        }),
    ...(employment && { employmentType: employment }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'RUB',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.min,
          maxValue: salary.max,
          unitText: salary.unit,
        },
      },
    }),
  });
}

export interface LoanFacts {
  name: string;
  description?: string;
  /** Whole roubles. */
  amount: Range;
  /** Days; a month of loans is thirty of them. */
  term: Range;
  /** Full cost of credit, percent a year. */
  fullCost?: Range;
  /** What is given as security: «Автомобиль». */
  collateral?: string;
}

export function loanOrCredit({
  name,
  description,
  amount,
  term,
  fullCost,
  collateral,
}: LoanFacts): StructuredObject {
  return (page) => ({
    '@type': 'LoanOrCredit',
    name,
    ...(description && { description }),
    url: page.canonical,
    currency: 'RUB',
    amount: { '@type': 'MonetaryAmount', currency: 'RUB', minValue: amount.min, maxValue: amount.max },
    loanTerm: { '@type': 'QuantitativeValue', ...duration(term) },
    ...(fullCost && {
      annualPercentageRate: { '@type': 'QuantitativeValue', minValue: fullCost.min, maxValue: fullCost.max },
    }),
    ...(collateral && { requiredCollateral: collateral }),
    provider: reference(page),
  });
}

/** In months where both ends are whole ones, as the page says it: 720 days are 24 months. */
function duration({ min, max }: Range): { minValue: number; maxValue: number; unitCode: 'DAY' | 'MON' } {
  return min % MONTH_DAYS === 0 && max % MONTH_DAYS === 0
    ? { minValue: min / MONTH_DAYS, maxValue: max / MONTH_DAYS, unitCode: 'MON' }
    : { minValue: min, maxValue: max, unitCode: 'DAY' };
}

/** The lender in a few words; `@id` joins it to what the home page says in full. */
function reference({ brand, site }: Pick<PageFacts, 'brand' | 'site'>): StructuredData {
  return { '@type': 'Organization', '@id': `${site}/#organization`, name: brand.name, url: site };
}
