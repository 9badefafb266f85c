export const MEDIA_PATHS = {
  /** POST multipart/form-data with one image in `file` and the header UPLOAD_HEADER → MediaImage. */
  upload: 'admin/media/upload',
  /** GET media/{hash}/{file}: immutable. */
  files: 'media',
} as const;

/** Any value will do: a foreign form cannot send it. */
export const UPLOAD_HEADER = 'X-Requested-With';

/** JPEG, PNG, WebP, AVIF or GIF (its first frame), decided by the content. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;

/** Widths in pixels in which an image is kept; a narrower original keeps its own width as the last one. */
export const MEDIA_WIDTHS = [480, 960, 1600] as const;

/** An image as `<img>` and `<picture>` take it. */
export interface MediaPicture {
  /** WebP in the largest width. */
  url: string;
  /** Pixels of `url`. */
  width: number;
  height: number;
  /** WebP: `… 480w, … 960w, … 1600w`. */
  srcset: string;
  /** The same in better formats, for `<source>`: best first. */
  sources: { type: string; srcset: string }[];
}

/** An uploaded image; content refers to it by `id`. */
export interface MediaImage extends MediaPicture {
  /** UUID; the same file uploaded again has the same. */
  id: string;
}

/** An image in its place in the content. */
export interface DescribedPicture extends MediaPicture {
  alt: string;
}
