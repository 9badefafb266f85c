import type { LeadSource } from '@polden/api-contract';
import { Line } from './fields/field-decorators.ts';

const LENGTH = 200;
const URL_LENGTH = 500;
const UNKNOWN = 'Неизвестный источник';

/** Where a visitor came from: what every public request may carry. */
export class SourceDto implements LeadSource {
  @Line(LENGTH, UNKNOWN)
  utmSource?: string;

  @Line(LENGTH, UNKNOWN)
  utmMedium?: string;

  @Line(LENGTH, UNKNOWN)
  utmCampaign?: string;

  @Line(LENGTH, UNKNOWN)
  utmContent?: string;

  @Line(LENGTH, UNKNOWN)
  utmTerm?: string;

  @Line(URL_LENGTH, 'Неизвестная страница', { api: { description: 'Path of the page with the form' } })
  url?: string;

  @Line(100, 'Неизвестный код партнёра')
  leadGenCode?: string;

  @Line(100, 'Неизвестный партнёр')
  partner?: string;
}

/** What of the source has no column of its own. */
export function sourceFacts(dto: LeadSource): Record<string, string> {
  const { utmMedium, utmCampaign, utmContent, utmTerm, url, partner } = dto;
  const facts = { utmMedium, utmCampaign, utmContent, utmTerm, url, partner };
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => !!entry[1]));
}
