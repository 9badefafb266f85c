import type { Type } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { isPage } from './query-page.ts';

/** `page[]`, `page[0]` */
const OF_LIST = /^([^[\]]+)\[[^[\]]*\]$/u;

/**
 * A query in which a list stands under its name alone, however its client wrote that: `page[]=1` is the list that `page=1&page=2` is,
 * and refused where one value is asked for.
 */
export function withListNames(query: unknown): unknown {
  const given = Object.entries(query ?? {});
  if (!given.some(([name]) => OF_LIST.test(name))) return query;
  const lists = Map.groupBy(given, ([name]) => OF_LIST.exec(name)?.[1] ?? name);
  return Object.fromEntries(
    [...lists].map(([name, values]): [string, unknown] => {
      const [only] = values;
      const isOne = values.length === 1 && only?.[0] === name;
      return [name, isOne ? only[1] : values.flatMap(([, value]: [string, unknown]) => value)];
    }),
  );
}

/**
 * The values that were given for a DTO: what may be left out and is empty was left empty in a form, and is as if it were not there. A
 * page keeps its '', which is none: two addresses would lead to the first one.
 */
export function givenValues(query: object, type: Type): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== '' || isPage(type, name) || !optionalNames(type).has(name),
    ),
  );
}

const optional = new WeakMap<Type, ReadonlySet<string>>();

function optionalNames(type: Type): ReadonlySet<string> {
  const known = optional.get(type);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const names = new Set(
    rules
      .filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION)
      .map((rule) => rule.propertyName),
  );
  optional.set(type, names);
  return names;
}
