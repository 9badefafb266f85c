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

/**
 * Whether the picture moves. The frames of an APNG and of an AVIF sequence are not among the pages that the decoder counts: the
 * former has a chunk for them before its first pixels, the latter names itself in its brands.
 */
export function isAnimated(bytes: Buffer, pages = 1): boolean {
  const format = imageFormatOf(bytes);
  if (format === 'avif') return bytes.subarray(0, bytes.readUInt32BE(0)).includes('avis');
  return format === 'png' ? pngFrames(bytes) > 1 : pages > 1;
}

function pngFrames(bytes: Buffer): number {
  const [signature, lengthAndSum] = [8, 12];
  for (let at = signature; at + lengthAndSum <= bytes.length; at += lengthAndSum + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return bytes.readUInt32BE(at + 8);
    if (type === 'IDAT') break;
  }
  return 1;
}
