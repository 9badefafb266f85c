import type { FieldErrors } from '@polden/api-contract';
import { levelsOf, menuItem } from '@polden/content-model';
import { plural } from '@polden/ru';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';
import { levelOf, levelsFrom, menuItemOf, strangersInside } from './menu-check.repository.ts';

const LEVELS = { single: 'уровень', more: 'уровня', many: 'уровней' };

/**
 * 422 for an item that no menu would show: inside one of another menu, or deeper than its own menu goes; and for one that would
 * hold such.
 */
export async function expectShownInMenu(
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
  else if (parent) {
    const tooDeep = await depthProblem(manager, kind, parent.id, itemId);
    if (tooDeep !== null) errors['parent'] = [`Внутри пункта: ${tooDeep}`];
  }
  const inside = itemId === null ? [] : await strangersInside(manager, itemId, kind);
  if (inside.length > 0)
    errors['kind'] = [
      `Меню: внутри стоят пункты прежнего меню (${inside.map((title) => `«${title}»`).join(', ')}). Сначала вынесите их`,
    ];
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
}

async function depthProblem(
  manager: EntityManager,
  kind: string,
  parentId: number,
  itemId: number | null,
): Promise<string | null> {
  const most = levelsOf(menuItem.fields.parent, kind);
  const above = await levelOf(manager, parentId);
  const shown = `меню «${titleOf(kind)}» показывает ${most} ${plural(most, LEVELS)}`;
  if (above >= most)
    return `${shown}, а этот пункт стоял бы глубже. Выберите ${most > 1 ? 'пункт верхнего уровня или ' : ''}«Нет»`;
  if (itemId === null || above + (await levelsFrom(manager, itemId)) <= most) return null;
  return `${shown}, а пункты внутри этого стояли бы глубже. Сначала вынесите их или выберите «Нет»`;
}

function titleOf(kind: string): string {
  return menuItem.fields.kind.options.find(({ value }) => value === kind)?.title ?? kind;
}
