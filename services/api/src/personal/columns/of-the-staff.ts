import type { ColumnRules } from '../column-rules.ts';

export const OF_THE_STAFF: Readonly<Record<string, ColumnRules>> = {};
