import type { ColumnRules } from '../column-rules.ts';

export const OF_PEOPLE: Readonly<Record<string, ColumnRules>> = {};
