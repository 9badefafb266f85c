import type { ImageFormat } from '../images/image-format.ts';

/** What a picture says of itself in its header, before anything of it is decoded. */
export interface PictureHeader {
  format: ImageFormat;
  width: number;
  height: number;
  isAnimated: boolean;
  isProgressive: boolean;
}

const MEGA = 1_000_000;
/** What cameras and telephones make; formats that decode slowly may have fewer pixels. */
const MAX_PIXELS: Record<ImageFormat, number> = {
  jpeg: 50 * MEGA,
  png: 25 * MEGA,
  gif: 25 * MEGA,
  webp: 25 * MEGA,
  avif: 13 * MEGA,
};
const MAX_SIDE = 20_000;
/** Nanoseconds for a pixel, measured; of a plain JPEG only an eighth of each side is decoded. */
const COST: Record<ImageFormat, number> = { jpeg: 5, png: 14, gif: 14, webp: 14, avif: 45 };
const PROGRESSIVE_COST = 18;
/** All pictures of a form together. */
export const MAX_FORM_COST = 1_200 * MEGA;

/** Why the picture is not decoded; null: it may be. */
export function refusalOf({ format, width, height, isAnimated }: PictureHeader): string | null {
  if (width < 1 || height < 1) return 'картинка повреждена';
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS[format]) {
    return `картинка слишком большая: подойдёт до ${MAX_PIXELS[format] / MEGA} мегапикселей`;
  }
  return isAnimated ? 'это анимация: пришлите фотографию' : null;
}

/** What decoding takes, in nanoseconds of a usual machine. */
export function costOf({ format, width, height, isProgressive }: PictureHeader): number {
  return width * height * (isProgressive ? Math.max(PROGRESSIVE_COST, COST[format]) : COST[format]);
}
