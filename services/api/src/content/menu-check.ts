import type { FieldErrors } from '@polden/api-contract';
import { menuItem } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';
import { menuItemOf, strangersInside } from './menu-check.repository.ts';

/** 422 for an item that would stand inside one of another menu, or hold such: neither menu would show it. */
export async function expectOneMenu(
  manager: EntityManager,
  values: Values,
  itemId: number | null,
): Promise<void> {
  const kind = textIn(values, 'kind');
  const errors: FieldErrors = {};
  const parent =
    typeof values['parent'] === 'number' ? await menuItemOf(manager, values['parent']) : undefined;
  if (parent && parent.kind !== kind)
    errors['parent'] = [
      `Внутри пункта: «${parent.title}» стоит в меню «${titleOf(parent.kind)}», а этот пункт в меню «${titleOf(kind)}». Выберите пункт того же меню или «Нет»`,
    ];
  const inside = itemId === null ? [] : await strangersInside(manager, itemId, kind);
  if (inside.length > 0)
    errors['kind'] = [
      `Меню: внутри стоят пункты прежнего меню (${inside.map((title) => `«${title}»`).join(', ')}). Сначала вынесите их`,
    ];
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
}

function titleOf(kind: string): string {
  return menuItem.fields.kind.options.find(({ value }) => value === kind)?.title ?? kind;
}
