import type { MediaImage } from '@polden/api-contract';
import type { FieldOf } from '@polden/content-model';
import { formatNumber } from '@polden/ru';

/** A picture of which less than this is left in its place is of another shape altogether. */
const LEAST_SEEN = 0.5;

/** Whether another cut of the picture would fit its place better; too small, it is only made smaller by one. */
export function isOfOtherShape({ width, height }: MediaImage, { aspect }: FieldOf<'image'>): boolean {
  const ratio = width / height;
  return Math.min(ratio / aspect, aspect / ratio) < LEAST_SEEN;
}

/** Why a picture looks bad in the place that its field has for it; null when it does not. */
export function unfitWords(picture: MediaImage, field: FieldOf<'image'>): string | null {
  const { width, height } = picture;
  const { aspect, minWidth = 0 } = field;
  if (isOfOtherShape(picture, field))
    return `Картинка слишком ${width / height > aspect ? 'низкая' : 'узкая'} для своего места: в кадр попадёт меньше половины`;
  if (width < minWidth)
    return `Картинка мельче, чем нужно: шириной ${formatNumber(width)} пикс. вместо ${formatNumber(minWidth)}`;
  return null;
}
