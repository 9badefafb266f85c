import { API_BASE_PATH, MEDIA_PATHS, type MediaImage } from '@polden/api-contract';

export interface MediaRow {
  id: string;
  hash: string;
  width: number;
  height: number;
  /** Ascending. */
  widths: number[];
  focus_x: number;
  focus_y: number;
}

/** The image as pages show it: with the addresses of its versions. */
export function toMediaImage({ id, hash, width, height, widths, focus_x, focus_y }: MediaRow): MediaImage {
  const address = (file: string): string => `${API_BASE_PATH}${MEDIA_PATHS.files}/${hash}/${file}`;
  const srcset = (extension: string): string =>
    widths.map((each) => `${address(`${each}.${extension}`)} ${each}w`).join(', ');
  return {
    id,
    url: address(`${width}.webp`),
    width,
    height,
    srcset: srcset('webp'),
    sources: [{ type: 'image/avif', srcset: srcset('avif') }],
    focus: { x: focus_x, y: focus_y },
  };
}
