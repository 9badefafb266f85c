import type { FieldErrors } from '@polden/api-contract';
import { isNeeded, ownTarget, pageAddress, RedirectTable } from '@polden/reference-data';
import type { EntityManager } from 'typeorm';
import { AppError } from '../core/errors/app-error.ts';
import { textIn, type Values } from './fields/values.ts';
import { otherRedirects, type RedirectRow } from './redirect-check.repository.ts';

/** 422 for a redirect to another site, of a pattern, a second one from an address, and one that would lead round in a circle. */
export async function expectSoundRedirect(
  manager: EntityManager,
  values: Values,
  itemId: number | null,
): Promise<void> {
  const rule = {
    path: textIn(values, 'path'),
    target: textIn(values, 'target'),
    code: textIn(values, 'code'),
  };
  const errors = redirectProblems(rule, await otherRedirects(manager, itemId));
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors);
}

/** What is wrong with a redirect beside the others; nothing when it is sound. */
export function redirectProblems(rule: RedirectRow, others: readonly RedirectRow[]): FieldErrors {
  const { path, target } = rule;
  const source = pageAddress(path);
  const errors: FieldErrors = {};
  if (ownTarget(path) === null) errors['path'] = ['С адреса: нужен адрес на нашем сайте'];
  else if (/[?#]/u.test(path)) errors['path'] = ['С адреса: без «?…» и «#…», перенаправляется адрес целиком'];
  else if (path.includes('*'))
    errors['path'] = [
      'С адреса: звёздочка здесь не работает, на каждый адрес нужно своё перенаправление. Много сразу добавляет кнопка «Добавить таблицей»',
    ];
  else if (source === null || isNeeded(source))
    errors['path'] = ['С адреса: без этой страницы сайт не работает'];
  else if (others.some((other) => pageAddress(other.path) === source))
    errors['path'] = ['С адреса: отсюда уже ведёт другое перенаправление'];
  if (ownTarget(target) === null) errors['target'] = ['На адрес: нужен адрес на нашем сайте'];
  else if (target.includes('*'))
    errors['target'] = ['На адрес: звёздочка здесь не работает, нужен один адрес'];
  if (Object.keys(errors).length === 0) {
    const table = new RedirectTable([...others, rule].map((each) => ({ ...each, code: Number(each.code) })));
    if (table.refused.includes(path)) errors['target'] = ['На адрес: перенаправления замкнулись бы в круг'];
  }
  return errors;
}
