import type { MediaImage } from '@polden/api-contract';
import type { FieldOf } from '@polden/content-model';
import { formatNumber } from '@polden/ru';

/** A picture of which less than this is left in its place is of another shape altogether. */
const LEAST_SEEN = 0.5;

/** Why a picture looks bad in the place that its field has for it; null when it does not. */
export function unfitWords(
  { width, height }: MediaImage,
  { aspect, minWidth = 0 }: FieldOf<'image'>,
): string | null {
  const ratio = width / height;
  const seen = Math.min(ratio / aspect, aspect / ratio);
  if (seen < LEAST_SEEN)
    return `Картинка слишком ${ratio > aspect ? 'низкая' : 'узкая'} для своего места: в кадр попадёт меньше половины`;
  if (width < minWidth)
    return `Картинка мельче, чем нужно: шириной ${formatNumber(width)} пикс. вместо ${formatNumber(minWidth)}`;
  return null;
}
