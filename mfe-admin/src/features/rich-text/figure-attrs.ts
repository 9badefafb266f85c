import type { MediaImage } from '@polden/api-contract';
import type { FigureAttrs } from '@polden/content-model';

/** A figure as the document keeps it. */
export function figureAttrs({ id, url, width, height }: MediaImage, alt: string): FigureAttrs {
  return { mediaId: id, src: url, width, height, alt };
}
