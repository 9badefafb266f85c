import sharp from 'sharp';

const WIDTH = 9;
const HEIGHT = 8;

/**
 * 64 bits of what a picture looks like (difference hash): whether each of 8 × 8 fields is lighter than the next one.
 * Pictures that were scaled, encoded anew or lightened differ in a few bits. Zeros and ones of a `bit(64)`.
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
      bits += (pixels[place] ?? 0) > (pixels[place + 1] ?? 0) ? '1' : '0';
    }
  }
  return bits;
}
