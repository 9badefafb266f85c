/** Where a visitor came from; kept with the lead. */
export interface LeadSource {
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmContent?: string;
  utmTerm?: string;
  /** Path of the page with the form: /dengi-pod-zalog-pts. */
  url?: string;
  leadGenCode?: string;
  leadTypeId?: string;
  partner?: string;
  /** Title of the city that the visitor has chosen, or that the form's site is for. */
  city?: string;
}

/** What an address says of a visit: its parameter, and how much of it is kept. */
export type SourceMark = Exclude<keyof LeadSource, 'url' | 'city'>;

/** Those by which somebody is paid come first: they stay when there is no room for all. */
export const SOURCE_MARKS: Readonly<Record<SourceMark, { parameter: string; max: number }>> = {
  leadGenCode: { parameter: 'leadGenCode', max: 100 },
  leadTypeId: { parameter: 'leadTypeId', max: 40 },
  partner: { parameter: 'partner', max: 100 },
  utmSource: { parameter: 'utm_source', max: 200 },
  utmMedium: { parameter: 'utm_medium', max: 200 },
  utmCampaign: { parameter: 'utm_campaign', max: 200 },
  utmContent: { parameter: 'utm_content', max: 200 },
  utmTerm: { parameter: 'utm_term', max: 200 },
};

const MARKS = Object.entries(SOURCE_MARKS) as [SourceMark, { parameter: string; max: number }][];

/** The marks of a visit for the pages that follow it: on the whole domain, for a month. Its value is that of `marksIn`. */
export const SOURCE_COOKIE = 'lead_source';

/** Whether a parameter of an address says where its visitor came from, however it is spelled. */
export function isSourceMark(parameter: string): boolean {
  return MARKS.some(([, mark]) => nameOf(mark.parameter) === nameOf(parameter));
}

/**
 * The marks of an address as a query string; '' without any. What the API would refuse is cut: an advertisement that was
 * misspelled costs nobody his request.
 */
export function marksIn(search: URLSearchParams): string {
  const marks = new URLSearchParams();
  for (const [, { parameter, max }] of MARKS) {
    const written = [...search].filter(([name]) => nameOf(name) === nameOf(parameter));
    const value = written.map(([, text]) => cleaned(text, max)).find((text) => text !== '');
    if (value !== undefined) marks.set(parameter, value);
  }
  return marks.toString();
}

/** The marks of `marksIn` as a request carries them. */
export function sourceOfMarks(marks: string): Partial<Record<SourceMark, string>> {
  const given = new URLSearchParams(marksIn(new URLSearchParams(marks)));
  return Object.fromEntries(
    MARKS.flatMap(([mark, { parameter }]) => {
      const value = given.get(parameter);
      return value === null ? [] : [[mark, value]];
    }),
  );
}

/** `utm_source`, `UTM_SOURCE`, `leadGenCode`, `lead_gen_code`: people build such links by hand. */
function nameOf(parameter: string): string {
  return parameter.toLowerCase().replaceAll('_', '');
}

function cleaned(text: string, max: number): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
    .toWellFormed();
}
