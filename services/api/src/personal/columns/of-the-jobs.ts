import type { ColumnRules } from '../column-rules.ts';

export const OF_THE_JOBS: Readonly<Record<string, ColumnRules>> = {};
