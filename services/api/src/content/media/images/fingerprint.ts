import sharp from 'sharp';

const WIDTH = 17;
const HEIGHT = 16;
/** Of 255: what differs by less is noise of the encoding. */
const NOISE = 6;

/** Bits of a fingerprint. */
export const FINGERPRINT_BITS = (WIDTH - 1) * HEIGHT;

/**
 * What a picture looks like (difference hash): whether each of 16 × 16 fields is clearly lighter than the next one. Pictures
 * that were scaled, encoded anew or lightened differ in a few bits; plain backgrounds have none. Zeros and ones of a
 * `bit(256)`.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .autoOrient()
    .greyscale()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = '';
  for (let row = 0; row < HEIGHT; row += 1) {
    for (let column = 0; column < WIDTH - 1; column += 1) {
      const place = row * WIDTH + column;
      bits += (pixels[place] ?? 0) > (pixels[place + 1] ?? 0) + NOISE ? '1' : '0';
    }
  }
  return bits;
}
