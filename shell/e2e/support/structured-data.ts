/** An object of schema.org as a page has it. */
export type Structured = Record<string, unknown> & { '@type'?: string };

/** What search engines ask of each kind that the site uses. */
const REQUIRED: Record<string, readonly string[]> = {
  AggregateRating: ['ratingValue'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
  ListItem: ['position', 'name'],
  LoanOrCredit: ['name', 'url', 'amount', 'loanTerm', 'annualPercentageRate', 'provider'],
  MonetaryAmount: ['currency'],
  NewsArticle: ['headline', 'description', 'datePublished', 'mainEntityOfPage', 'author', 'publisher'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  QuantitativeValue: [],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  Review: ['author', 'reviewRating', 'reviewBody'],
};
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/u;
const ADDRESSES = ['url', 'item', 'mainEntityOfPage', '@id', 'image'];

/** The objects of a page; throws when one is no JSON. */
export function structuredIn(html: string): Structured[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as Structured,
  );
}

/** What is wrong with the object and those within it, one a line. */
export function problemsOf(data: unknown, at = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => problemsOf(item, `${at}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const object = data as Structured;
  const type = object['@type'] ?? '';
  const here = `${at}/${type}`;
  const required = REQUIRED[type];
  return [
    ...(required === undefined ? [`${here}: a kind that nobody checks`] : []),
    ...(required ?? []).filter((name) => isEmpty(object[name])).map((name) => `${here}: no ${name}`),
    ...Object.entries(object).flatMap(([name, value]) => [
      ...wrongValue(name, value).map((what) => `${here}.${name}: ${what}`),
      ...problemsOf(value, `${here}.${name}`),
    ]),
    ...(type === 'BreadcrumbList'
      ? wrongOrder(object['itemListElement']).map((what) => `${here}: ${what}`)
      : []),
    ...(type === 'JobPosting' && !object['jobLocation'] && !object['jobLocationType']
      ? [`${here}: nowhere`]
      : []),
  ];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function wrongValue(name: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (/^date/u.test(name) && !DAY_OR_TIME.test(String(value))) return [`no date: ${String(value)}`];
  if (ADDRESSES.includes(name))
    return values
      .filter((each) => typeof each === 'string' && !URL.canParse(each))
      .map((each) => `no address: ${String(each)}`);
  if (typeof value === 'number' && !Number.isFinite(value)) return ['no number'];
  if (typeof value === 'string' && /\[\[|\{\w+\}|undefined|NaN/u.test(value)) return [`not filled: ${value}`];
  return [];
}

function wrongOrder(items: unknown): string[] {
  const list = Array.isArray(items) ? (items as Structured[]) : [];
  return list.some(({ position }, index) => position !== index + 1) ? ['positions are not 1, 2, 3 …'] : [];
}
