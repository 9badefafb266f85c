import { type LeadSource, SOURCE_MARKS, type SourceMark } from '@polden/api-contract';
import { pageLink } from '@polden/field-kinds';
import { Field, Line } from '../../core/dto/field.ts';

const CITY_LENGTH = 100;
const UNKNOWN = 'Неизвестный источник';

const Mark = (name: SourceMark, message = UNKNOWN): PropertyDecorator =>
  Line(SOURCE_MARKS[name].max, message);

/** From which page and advertisement a visitor came: what every public request may carry. */
export class MarksDto implements Omit<LeadSource, 'city'> {
  @Mark('utmSource')
  utmSource?: string;

  @Mark('utmMedium')
  utmMedium?: string;

  @Mark('utmCampaign')
  utmCampaign?: string;

  @Mark('utmContent')
  utmContent?: string;

  @Mark('utmTerm')
  utmTerm?: string;

  @Field(pageLink, { api: { description: 'Path of the page with the form, or its whole address' } })
  url?: string;

  @Mark('leadGenCode', 'Неизвестный код партнёра')
  leadGenCode?: string;

  @Mark('leadTypeId', 'Неизвестный вид заявки')
  leadTypeId?: string;

  @Mark('partner', 'Неизвестный партнёр')
  partner?: string;
}

/** The same with the city, where the form does not ask for it. */
export class SourceDto extends MarksDto implements LeadSource {
  @Line(CITY_LENGTH, 'Город: выберите из списка', { api: { description: 'Its title' } })
  city?: string;
}

/** What of the source has no column of its own. */
export function sourceFacts(dto: LeadSource): Record<string, string> {
  const { utmMedium, utmCampaign, utmContent, utmTerm, url, partner, leadTypeId } = dto;
  const facts = { utmMedium, utmCampaign, utmContent, utmTerm, url, partner, leadTypeId };
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => !!entry[1]));
}
