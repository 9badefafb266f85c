const WRITTEN = /^-?\d+(?:\.\d+)?$/u;

/** «1 250,5», with a point as well → 1250.5; null for what is no number as a whole: nothing of it is left out. */
export function readNumber(written: string): number | null {
  const plain = written.replace(/\s/gu, '').replace('\u2212', '-').replace(',', '.');
  return WRITTEN.test(plain) ? Number(plain) : null;
}

/** 1250.5 → «1250,5»: as it stands in a field or a cell, where it is read again. */
export function writtenNumber(value: number): string {
  return String(value).replace('.', ',');
}
