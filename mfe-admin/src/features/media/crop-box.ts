import type { MediaCrop } from '@polden/api-contract';

/** No smaller: nobody could take hold of it. */
const SMALLEST = 0.05;

const WHOLE: MediaCrop = { x: 0, y: 0, width: 1, height: 1 };

/** The box elsewhere, inside of the picture. */
export function moved({ x, y, width, height }: MediaCrop, dx: number, dy: number): MediaCrop {
  return { x: between(x + dx, 0, 1 - width), y: between(y + dy, 0, 1 - height), width, height };
}

/**
 * The box with its lower right corner elsewhere. `aspect` is its width to height in shares of the picture, which stays;
 * null: free.
 */
export function resized(box: MediaCrop, dx: number, dy: number, aspect: number | null): MediaCrop {
  const { x, y } = box;
  const width = between(box.width + dx, SMALLEST, 1 - x);
  if (aspect === null) return { x, y, width, height: between(box.height + dy, SMALLEST, 1 - y) };
  const fitting = Math.min(width, (1 - y) * aspect);
  return { x, y, width: fitting, height: fitting / aspect };
}

/** The largest box of the aspect in the middle. */
export function framed(aspect: number | null): MediaCrop {
  if (aspect === null) return WHOLE;
  const width = Math.min(1, aspect);
  const height = width / aspect;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

export function isWhole({ width, height }: MediaCrop): boolean {
  return width > 0.999 && height > 0.999;
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
