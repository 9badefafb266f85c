export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/**
 * What the first bytes say that a file is; null for anything else, SVG above all, which may carry scripts.
 * Names and content types are not asked: the sender chooses them.
 */
export function imageFormatOf(bytes: Buffer): ImageFormat | null {
  const ascii = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && (ascii(8, 12) === 'avif' || ascii(8, 12) === 'avis')) return 'avif';
  return null;
}
