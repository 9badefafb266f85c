import { noBreak } from './no-break.ts';
import { formatNumber } from './number.ts';
import { plural } from './plural.ts';

const UNIT = 1024;
const units = ['', 'КБ', 'МБ', 'ГБ'];
const BYTES = { single: 'байт', more: 'байта', many: 'байт' };

/** 340000 → «332 КБ», 1258291 → «1,2 МБ»: tenths only where they say something. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (Math.round(size) >= UNIT && unit < units.length - 1) {
    size /= UNIT;
    unit += 1;
  }
  const most = unit > 1 && size < 10 ? 1 : 0;
  return noBreak(`${formatNumber(size, { most })} ${unit === 0 ? plural(size, BYTES) : units[unit]}`);
}
