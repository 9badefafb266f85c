import { HEIC_REFUSAL } from '@polden/api-contract';
import { AppError } from '../../../core/errors/app-error.ts';
import { imageFormatOf } from './image-format.ts';

/** So much of a file says what it is. */
const HEAD_BYTES = 512;
const OTHERWISE = 'Это не картинка: загрузите файл JPEG, PNG, WebP, AVIF или GIF';

/** What is often sent in the place of a picture, by its beginning, and what to do about it. */
const KNOWN: readonly (readonly [beginning: RegExp, words: string])[] = [
  [/^[\s\S]{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mi[fm]1|msf1)/u, HEIC_REFUSAL],
  [
    /^(?:\u00EF\u00BB\u00BF)?\s*<(?:svg\b|[?!](?!doctype html)[\s\S]*<svg\b)/iu,
    'Это рисунок SVG: в нём могут быть скрипты, поэтому картинкой он не станет. Сохраните его как PNG или WebP и загрузите снова',
  ],
  [/^%PDF-/u, 'Это документ PDF, а не картинка: сохраните нужную страницу как JPEG или PNG'],
  [
    /^(?:II\*\0|MM\0\*)/u,
    'Это снимок TIFF или RAW: браузеры его не показывают. Сохраните его как JPEG или PNG',
  ],
  [
    /^(?:BM[\s\S]{4}\0{4}|8BPS)/u,
    'Это картинка BMP или PSD: на сайте её не показать. Сохраните её как JPEG или PNG',
  ],
  [
    /^(?:[\s\S]{4}ftyp|[^ -~]E\xDF\xA3)/u,
    'Это видео, а не картинка: сохраните из него кадр как JPEG или PNG',
  ],
  [/^PK[^ -~]{2}/u, 'Это архив или документ, а не картинка: достаньте картинку из него и загрузите её'],
  [
    /^(?:MZ|\x7FELF)/u,
    'Это программа, а не картинка, как бы ни назывался файл. Загрузите JPEG, PNG, WebP, AVIF или GIF',
  ],
];

/** Throws AppError 415, which says what it is instead, for what is no image of an allowed format. */
export function expectImage(bytes: Buffer): void {
  if (imageFormatOf(bytes) !== null) return;
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  throw new AppError(415, KNOWN.find(([beginning]) => beginning.test(head))?.[1] ?? OTHERWISE);
}
