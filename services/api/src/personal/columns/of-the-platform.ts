import type { ColumnRules } from '../column-rules.ts';

export const OF_THE_PLATFORM: Readonly<Record<string, ColumnRules>> = {};
