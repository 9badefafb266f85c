import { IsInt, Max, Min } from 'class-validator';

/** What a column `integer` holds: ids of records, and their versions. */
const MAX_ROW_ID = 2_147_483_647;

/** Whether a value that a client sent may be the id of a record. */
export function isRowId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ROW_ID;
}

/** The id of a record, or a version of one. */
export function IsRowId(message: string): PropertyDecorator {
  return (target, property) => {
    for (const check of [IsInt({ message }), Min(1, { message }), Max(MAX_ROW_ID, { message })]) {
      check(target, property);
    }
  };
}
