import { type FieldErrors, placeOnSite, POLICY_SLUG } from '@polden/api-contract';
import { type ContentType, type Field, type FixedPlace, legalPage } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import type { ContentRow } from './content-row.ts';
import { fieldsOf, textIn, type Values } from './fields/values.ts';
import { presentPlace } from './fixed-places.repository.ts';

/** 422 for a text under a name that no page knows, and for another name of one that a page shows. */
export async function expectKnownPlaces(
  manager: EntityManager,
  type: ContentType,
  values: Values,
  itemId: number | null,
): Promise<void> {
  const errors: FieldErrors = {};
  for (const [name, field] of fieldsOf(type)) {
    const place = fixedPlaceOf(field);
    if (place === undefined) continue;
    const identifier = textIn(values, name);
    const present = itemId === null ? undefined : await presentPlace(manager, type, name, itemId);
    // What was written before places were known is left under its name.
    if (identifier === present?.identifier) continue;
    if (placeOnSite(place, identifier) === null) errors[name] = [unknownPlace(field, identifier)];
    else if (present?.shown && placeOnSite(place, present.identifier) !== null)
      errors[name] = [
        `${field.label}: сайт показывает этот текст по имени «${present.identifier}», поэтому оно не меняется`,
      ];
  }
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
}

/** 422 for the policy that is to leave the site: each form leads to it, and the law wants it read without asking. */
export function expectPolicyStays(
  type: ContentType,
  before: ContentRow | null,
  after: ContentRow | null,
): void {
  if (type.name !== legalPage.name || !isPolicy(before) || isPolicy(after)) return;
  throw AppError.invalid({
    slug: [
      'Политику обработки данных снять с сайта нельзя: на неё ссылается каждая форма. Измените её текст',
    ],
  });
}

function fixedPlaceOf(field: Field): FixedPlace | undefined {
  return field.kind === 'text' || field.kind === 'slug' ? field.place : undefined;
}

function isPolicy(row: ContentRow | null): boolean {
  return row?.status === 'published' && row.trashed_at === null && row['slug'] === POLICY_SLUG;
}

function unknownPlace({ label, hint }: Field, identifier: string): string {
  return identifier === ''
    ? `${label}: выберите, где текст стоит на сайте`
    : `${label}: на сайте нет места «${identifier}». ${hint ?? ''}`.trim();
}
