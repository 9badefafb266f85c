import type { LeadSource } from '@polden/api-contract';

const UTM = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
} as const satisfies Partial<Record<keyof LeadSource, string>>;

/** Where the visitor came from, as the API keeps it with a request. */
export function visitSource({ pathname, searchParams }: URL): LeadSource {
  const given = Object.entries(UTM).flatMap(([name, parameter]) => {
    const value = searchParams.get(parameter);
    return value ? [[name, value]] : [];
  });
  return { url: pathname, ...(Object.fromEntries(given) as LeadSource) };
}

/**
 * The address that a form was sent to, with the marks of where its visitor came from: the page is shared by all visitors
 * and was rendered without them. They are in what an earlier step has carried, or in the browser's address bar, or, for
 * a plain post, in the referrer.
 *
 * @param carried query string of `marksOf`
 */
export function visitedUrl(request: Request, carried = ''): URL {
  const url = new URL(request.url);
  const page = typeof document === 'undefined' ? request.headers.get('referer') : window.location.href;
  const opened = page !== null && URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams();
  const marks = carried === '' ? opened : new URLSearchParams(carried);
  for (const name of Object.values(UTM)) {
    const value = marks.get(name);
    if (value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url;
}

/** The marks of an address as a query string, for the steps that follow; '' when it has none. */
export function marksOf({ searchParams }: URL): string {
  const marks = [...searchParams].filter(([name]) => (Object.values(UTM) as string[]).includes(name));
  return new URLSearchParams(marks).toString();
}
