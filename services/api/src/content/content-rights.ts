import { ROLE_CODES, type RoleCode } from '@polden/api-contract';
import { CONTENT_TYPES } from '@polden/content-model';
import { leastRole, operationsOf } from './content-operations.ts';

export interface ContentRight {
  /** `blog.move-up`. */
  name: string;
  /** Russian: «Блог: поднимать выше». */
  title: string;
  /** The roles that have it by default. */
  roles: readonly RoleCode[];
}

/** A right for each operation of each type. */
export function contentRights(): ContentRight[] {
  return CONTENT_TYPES.flatMap((type) =>
    operationsOf(type).map(([operation, { title }, name]) => ({
      name,
      title: `${type.titles.section}: ${title}`,
      roles: ROLE_CODES.slice(ROLE_CODES.indexOf(leastRole(type, operation))),
    })),
  );
}
