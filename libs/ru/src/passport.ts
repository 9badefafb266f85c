const PASSPORT = /^(\d{2})[\s-]?(\d{2})[\s-]?(\d{6})$/u;
const DEPARTMENT = /^(\d{3})[\s-]?(\d{3})$/u;

/** «45 10 123456», «4510123456» and the like as «4510-123456»; null for what is no passport. */
export function readPassport(written: string): string | null {
  const [, region, year, number] = PASSPORT.exec(written.trim()) ?? [];
  return number === undefined ? null : `${region}${year}-${number}`;
}

/** «770001» as «770-001»; null for what is no department code. */
export function readDepartmentCode(written: string): string | null {
  const [, region, department] = DEPARTMENT.exec(written.trim()) ?? [];
  return department === undefined ? null : `${region}-${department}`;
}
