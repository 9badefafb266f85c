/** What people write around the figures, as the paper does: «серия 45 10 № 123456». */
const WORDS = /паспорт|серия|номер|№|N[o°]?|[.,:]/giu;
const PASSPORT = /^(\d{2})[\s\p{Pd}]*(\d{2})[\s\p{Pd}]*(\d{6})$/u;
const DEPARTMENT = /^(\d{3})[\s-]?(\d{3})$/u;

/** «серия 4510», «№ 123456» → the figures alone, and whatever says something else. */
export function withoutPaperWords(written: string): string {
  return written.replace(WORDS, ' ').trim();
}

/** «45 10 № 123456», «4510123456» and the like as «4510-123456»; null for what is no passport. */
export function readPassport(written: string): string | null {
  const [, region, year, number] = PASSPORT.exec(withoutPaperWords(written)) ?? [];
  return number === undefined ? null : `${region}${year}-${number}`;
}

/** «770001» as «770-001»; null for what is no department code. */
export function readDepartmentCode(written: string): string | null {
  const [, region, department] = DEPARTMENT.exec(written.trim()) ?? [];
  return department === undefined ? null : `${region}-${department}`;
}
