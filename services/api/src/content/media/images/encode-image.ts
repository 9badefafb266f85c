import { createHash } from 'node:crypto';
import { MEDIA_WIDTHS } from '@polden/api-contract';
import { formatNumber } from '@polden/ru';
import sharp from 'sharp';
import { AppError } from '../../../core/errors/app-error.ts';
import { isAnimated } from './image-format.ts';

/** A bomb of a few kilobytes may ask for gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
const MEGA = 1_000_000;
/** Pixels of a side: WebP has no more. */
const MAX_SIDE = 16_383;
/** Raised when the encoding changes: the names of the files are immutable. */
const ENCODING = 'v1';
const HASH_LENGTH = 32;
/** AVIF at a higher effort takes seconds for a few per cent less. */
const AVIF = { quality: 52, effort: 1 };
const WEBP = { quality: 80, effort: 4 };

export interface EncodedImage {
  /** Of the original: the same file has the same name. */
  hash: string;
  /** Pixels of the widest version. */
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  files: { name: string; content: Buffer }[];
}

export function hashOfImage(original: Buffer): string {
  return createHash('sha256').update(ENCODING).update(original).digest('hex').slice(0, HASH_LENGTH);
}

/**
 * Decodes and encodes anew, so that nothing of the original's bytes, and none of its metadata, is published. Throws 422 for bytes
 * that begin like an image and are none, for one with too many pixels, or too high, and for an animation.
 */
export async function encodeImage(original: Buffer): Promise<EncodedImage> {
  const { data, info } = await pixelsOf(original);
  const widths = [...MEDIA_WIDTHS.filter((width) => width < info.width)];
  if (widths.length < MEDIA_WIDTHS.length) widths.push(info.width as (typeof MEDIA_WIDTHS)[number]);
  const files: EncodedImage['files'] = [];
  // One after another: each already keeps the cores busy.
  for (const width of widths) {
    const resized = sharp(data, { raw: info }).resize({ width });
    files.push({ name: `${width}.webp`, content: await resized.clone().webp(WEBP).toBuffer() });
    files.push({ name: `${width}.avif`, content: await resized.clone().avif(AVIF).toBuffer() });
  }
  const width = widths.at(-1) ?? info.width;
  const height = Math.max(1, Math.round((info.height * width) / info.width));
  return { hash: hashOfImage(original), width, height, widths, files };
}

/** As it is seen, at most as wide as the widest version. */
async function pixelsOf(original: Buffer) {
  const widest = Math.max(...MEDIA_WIDTHS);
  // Its frames may be nothing that the decoder opens.
  if (isAnimated(original)) throw animated();
  // What stands in the header is read without decoding anything.
  const header = await sharp(original, { limitInputPixels: false }).metadata().catch(broken);
  if (header.width * header.height > MAX_PIXELS) {
    throw AppError.invalid({ file: [`Картинка больше ${MAX_PIXELS / MEGA} мегапикселей: уменьшите её`] });
  }
  if (isAnimated(original, header.pages)) throw animated();
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const { width, height, channels } = info;
  if (height > MAX_SIDE) throw AppError.invalid({ file: [tooHigh(height)] });
  return { data, info: { width, height, channels } };
}

function animated(): AppError {
  return AppError.invalid({
    file: ['Это анимация, а картинки на сайте не движутся: загрузите один её кадр или видео'],
  });
}

function tooHigh(height: number): string {
  const [most, would] = [formatNumber(MAX_SIDE), formatNumber(height)];
  return `Картинка слишком высокая: на сайте не больше ${most} пикселей в высоту, а вышло бы ${would}. Обрежьте её`;
}

function broken(): never {
  throw AppError.invalid({ file: ['Картинка повреждена: файл не открывается'] });
}
