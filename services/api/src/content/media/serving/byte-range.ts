import type { ByteRange } from '../../../core/storage/s3-bucket.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * The one part that a Range header asks for, of a file of `size` bytes; 'absent' when it lies behind the end. Null for
 * everything that RFC 9110 lets a server answer with the whole: several parts, other units, nonsense.
 */
export function byteRange(header: string, size: number): ByteRange | 'absent' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'absent' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'absent';
}
