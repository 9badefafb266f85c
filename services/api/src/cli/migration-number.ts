const NUMBERED = /^(\d+)-.+\.ts$/u;
/** So that one may still be put between two. */
const STEP = 1000;

/**
 * The number of a new migration, in milliseconds since 1970: now, or after the newest of the folder's files. TypeORM runs
 * them in the order of their numbers, and the newest may be numbered ahead of the clock.
 */
export function migrationNumber(files: readonly string[], now: number): number {
  const numbers = files.flatMap((file) => NUMBERED.exec(file)?.[1] ?? []).map(Number);
  return Math.max(now, ...numbers.map((number) => number + STEP));
}
