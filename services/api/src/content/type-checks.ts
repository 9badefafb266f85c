import { bond, type ContentType, depositTerm, menuItem, redirect, seoMeta } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { expectSoundBond } from './bond-check.ts';
import { expectLawfulTerm } from './deposit-term-check.ts';
import type { Values } from './fields/values.ts';
import { expectKnownPlaces } from './fixed-places-check.ts';
import { expectShownInMenu } from './menu-check.ts';
import { expectBeforeArchive } from './order/archive-year.ts';
import { expectSoundRedirect } from './redirect-check.ts';
import { expectTellingRule } from './seo-rule-check.ts';

/** 422 with what is wrong, by field. `itemId`: null for a new item. */
type TypeCheck = (manager: EntityManager, values: Values, itemId: number | null) => Promise<void> | void;

/** What types ask of their items besides the rules of the fields, by the name of the type. */
const CHECKS: Partial<Record<string, TypeCheck>> = {
  [menuItem.name]: expectShownInMenu,
  [redirect.name]: expectSoundRedirect,
  [bond.name]: expectSoundBond,
  [depositTerm.name]: (_manager, values) => expectLawfulTerm(values),
  [seoMeta.name]: (_manager, values) => expectTellingRule(values),
};

/** 422 with what is wrong, by field; nothing for a type that asks for no more than its fields say. */
export async function checkByType(
  manager: EntityManager,
  type: ContentType,
  values: Values,
  itemId: number | null,
): Promise<void> {
  await expectKnownPlaces(manager, type, values, itemId);
  if (itemId !== null) await expectBeforeArchive(manager, type, values, itemId);
  await CHECKS[type.name]?.(manager, values, itemId);
}
