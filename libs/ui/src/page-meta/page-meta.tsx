import type { ShellData } from '@polden/mfe-contract';
import { documentTitle, titleInPlace } from '@polden/ru';
import { useLocation } from 'react-router-dom';
import type { Breadcrumb } from '../breadcrumbs/breadcrumbs.tsx';
import { useShellData } from '../shell-data/use-shell-data.ts';
import { cardAddress } from './card-address.ts';
import { JsonLd } from './json-ld.tsx';
import { usePageFacts } from './page-facts.ts';
import { usePageRule } from './page-rule.ts';
import { fillPlaceholders } from './placeholders.ts';
import { breadcrumbList, organization, type StructuredObject } from './structured-data.ts';
import { titleOfPage } from './title-of-page.ts';

export interface PageMetaProps {
  /** Without the brand and the number of the page, which are added; `[[year]]`, `{city}` and `{where}` are filled. */
  title: string;
  /** Filled in the same way. */
  description?: string;
  /** Path or address of a picture for those who share the page; without it the shell draws a card with the title. */
  image?: string;
  /** Number of the page of a list, from 1. */
  page?: number;
  /** The pages above this one, as `Breadcrumbs` takes them. */
  breadcrumbs?: readonly Breadcrumb[];
  /** What else search engines may know: `faqPage(…)`, `newsArticle(…)` and so on. */
  structured?: readonly StructuredObject[];
  /** Nothing for search engines: the editors' rules do not concern it either. */
  noindex?: boolean;
  /** Default 'website'. */
  type?: 'website' | 'article';
}

/**
 * All that a page says of itself in its head: title, description, its one address, what is shown where it is shared, and
 * data for search engines. What editors have ruled for its address comes before the page's own words.
 */
export function PageMeta({
  title,
  description = '',
  image,
  page = 1,
  breadcrumbs = [],
  structured = [],
  noindex = false,
  type = 'website',
}: PageMetaProps) {
  const data = useShellData();
  const { pathname } = useLocation();
  const facts = usePageFacts(page);
  const ruled = usePageRule();
  const rule = noindex ? null : ruled;
  const filled = fillPlaceholders(rule?.title || title, data);
  const name = noindex ? filled : inCity(filled, data);
  const pageTitle = titleOfPage(name, page);
  const text = fillPlaceholders(rule?.description || description, data);
  const summary = text && page > 1 ? `${text.replace(/(?<![.!?…])$/u, '.')} Страница ${page}.` : text;
  const isHidden = noindex || (rule?.hidden ?? false);
  return (
    <>
      <title>{documentTitle(pageTitle, data.brand.name)}</title>
      {summary && <meta name="description" content={summary} />}
      {rule?.keywords && <meta name="keywords" content={rule.keywords} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!noindex && (
        <>
          <link rel="canonical" href={facts.canonical} />
          <meta property="og:type" content={type} />
          <meta property="og:site_name" content={data.brand.name} />
          <meta property="og:locale" content="ru_RU" />
          <meta property="og:url" content={facts.canonical} />
          <meta property="og:title" content={pageTitle} />
          {summary && <meta property="og:description" content={summary} />}
          {image ? (
            <meta property="og:image" content={new URL(image, facts.site).href} />
          ) : (
            <>
              <meta
                property="og:image"
                content={new URL(cardAddress(pathname, name), facts.canonical).href}
              />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
          {pathname === '/' && <JsonLd data={organization(facts)} />}
          {breadcrumbs.length > 0 && <JsonLd data={breadcrumbList(breadcrumbs, name)(facts)} />}
          {structured.map((object, index) => (
            <JsonLd key={index} data={object(facts)} />
          ))}
        </>
      )}
    </>
  );
}

/** The same words on the sites of two cities would be two pages of one title. */
function inCity(title: string, { city }: ShellData): string {
  const isNamed = city.isDefault || title.includes(city.title) || title.includes(city.prepositional);
  return isNamed ? title : titleInPlace(title, city.where);
}
