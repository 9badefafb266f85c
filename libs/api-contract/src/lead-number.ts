const BITS_AS_HEX = 8;
const DIGITS = 10;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const WRITTEN = /^[№#]?\s*((?:\d[\s‑–-]?){10})$/u;
const LAST_NUMBER = 0xffff_ffff;

/** «4254-896-764»: the first 32 bits of the id of a request, as its borrower and the staff read it aloud. Two may share one. */
export function leadNumber(id: string): string {
  if (!UUID.test(id)) return '';
  const digits = String(Number.parseInt(id.slice(0, BITS_AS_HEX), 16)).padStart(DIGITS, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
}

/** The least and the greatest id that have this number, however its digits are parted; null for what is none. */
export function idsOfLeadNumber(written: string): { least: string; greatest: string } | null {
  const digits = WRITTEN.exec(written.trim())?.[1]?.replace(/\D/gu, '');
  if (digits === undefined || Number(digits) > LAST_NUMBER) return null;
  const bits = Number(digits).toString(16).padStart(BITS_AS_HEX, '0');
  return {
    least: `${bits}-0000-0000-0000-000000000000`,
    greatest: `${bits}-ffff-ffff-ffff-ffffffffffff`,
  };
}
