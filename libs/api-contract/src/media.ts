import type { Done } from './done.ts';
import { rightsFor } from './rights-for.ts';

export const MEDIA_PATHS = {
  /** POST multipart/form-data with one image in `file` and the header UPLOAD_HEADER → UploadedImage. */
  upload: 'admin/media/upload',
  /** POST multipart/form-data with one document in `file` and the header UPLOAD_HEADER → UploadedFile. */
  uploadFile: 'admin/media/file',
  /** POST FocalPoint → MediaImage. */
  focalPoint: 'admin/media/focal-point',
  /** GET MediaListQuery → MediaList, the newest first. */
  list: 'admin/media/list',
  /** GET admin/media/uses/{id} → MediaUse[]. */
  uses: 'admin/media/uses',
  /** POST MediaDescription → {ok: true}. */
  describe: 'admin/media/describe',
  /** POST admin/media/remove/{id} → {ok: true}: to the trash; 409 MediaInUse while something shows it. */
  remove: 'admin/media/remove',
  /** POST admin/media/restore/{id} → {ok: true}: back from the trash. */
  restore: 'admin/media/restore',
  /** POST admin/media/purge/{id} of an image or a file → {ok: true}; 409 MediaInUse while something shows it. */
  purge: 'admin/media/purge',
  /** POST MediaDescriptions → MediaDescribed: several at once that nobody has described yet. */
  describeMany: 'admin/media/describe-many',
  /** POST MediaTransform → MediaImage: turned and cut, as a picture of its own or in the place of the old one. */
  transform: 'admin/media/transform',
  /** POST admin/media/replace/{id}, sent as `upload` → MediaImage: the same item everywhere, with other bytes. */
  replace: 'admin/media/replace',
  /** GET → MediaDuplicates. */
  duplicates: 'admin/media/duplicates',
  /** GET media/{hash}/{file}: immutable. */
  files: 'media',
  /** GET media/file/{name}: immutable; `?inline=1` opens a PDF in the browser instead of saving it. */
  documents: 'media/file',
} as const;

/** Of the paths under `admin`; the others are public. */
export const MEDIA_RIGHTS = rightsFor('media', MEDIA_PATHS);

/** Any value will do: a foreign form cannot send it. */
export const UPLOAD_HEADER = 'X-Requested-With';

/** JPEG, PNG, WebP, AVIF or GIF that does not move, decided by the content. */
export const UPLOAD_MAX_BYTES = 15 * 1024 * 1024;

/** Said of what phones take by themselves, and no image may be. */
export const HEIC_REFUSAL =
  'Это фотография HEIC, с iPhone: не каждый браузер её покажет. Сохраните её как JPEG и загрузите снова. Чтобы iPhone сразу снимал в JPEG: «Настройки → Камера → Форматы → Наиболее совместимый»';

/** Of a document. */
export const FILE_MAX_BYTES = 50 * 1024 * 1024;

/** What a document may be, by its lower-case extension; the content has to agree. */
export const FILE_TYPES = ['pdf', 'docx', 'xlsx', 'zip', 'txt', 'csv', 'svg', 'webm', 'mp4', 'vtt'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** An uploaded document; content refers to it by `id`. */
export interface StoredFile {
  /** UUID; the same file uploaded again under the same name has the same. */
  id: string;
  /** Immutable: MEDIA_PATHS.documents with `/` and a generated name. */
  url: string;
  /** As it was uploaded, with the extension; browsers save it under this name. */
  fileName: string;
  fileType: FileType;
  /** Bytes. */
  fileSize: number;
}

/** The answer of an upload: the library keeps the same file once, so that it may hold it already. */
export interface UploadedFile extends StoredFile {
  /** Nothing was added: this is the one that was there. */
  isKnown: boolean;
}

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
  /** The point that has to stay in sight when the image is cropped, as shares of its width and height: 0 to 1. */
  focus: { x: number; y: number };
}

/** An uploaded image; content refers to it by `id`. */
export interface MediaImage extends MediaPicture {
  /** UUID; the same file uploaded again has the same. */
  id: string;
}

/** The answer of an upload: the library keeps the same picture once, so that it may hold it already. */
export interface UploadedImage extends MediaImage {
  /** Nothing was added: this is the one that was there. */
  isKnown: boolean;
  /** As the library calls it: a known one keeps its name; '' for one without. */
  fileName: string;
}

/** An image in its place in the content. */
export interface DescribedPicture extends MediaPicture {
  alt: string;
}

export interface FocalPoint {
  /** Of an image. */
  id: string;
  /** 0 is the left edge, 1 the right one. */
  x: number;
  /** 0 is the upper edge, 1 the lower one. */
  y: number;
}

export const MEDIA_KINDS = ['image', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

export interface MediaListQuery {
  page?: number;
  /** Part of a file's name, or its id. */
  search?: string;
  /** Both when it is left out. */
  kind?: MediaKind;
  /** `1`: only images of which nobody has said what is to be seen. */
  undescribed?: '1';
  /** `only`: what is in the trash, and nothing else. */
  trashed?: 'only';
}

export const MEDIA_PAGE_SIZE = 30;

export interface MediaListItem {
  id: string;
  kind: MediaKind;
  /** As it was uploaded. */
  fileName: string;
  /** Of what was uploaded. */
  bytes: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** How many items of the content show it. */
  uses: number;
  /** What is to be seen on an image: suggested for its places; '' for a file. */
  alt: string;
  /** The one that the kind names; the other is null. */
  image: MediaImage | null;
  file: StoredFile | null;
}

export interface MediaList {
  items: MediaListItem[];
  pageCount: number;
}

/** What is to be seen on an image, for its places to begin with. */
export interface MediaDescription {
  id: string;
  alt: string;
}

export const MEDIA_DESCRIBED_AT_ONCE = 100;

export interface MediaDescriptions {
  items: MediaDescription[];
}

export interface MediaDescribed extends Done {
  /** Ids of those that were left as they are: described in other words meanwhile, or gone. */
  left: string[];
}

/** Shares of the width and height of the turned image, from its upper left corner. */
export interface MediaCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Clockwise. */
export const MEDIA_TURNS = [0, 90, 180, 270] as const;
export type MediaTurn = (typeof MEDIA_TURNS)[number];

export interface MediaTransform {
  /** Of an image. */
  id: string;
  /** First it is turned, then cut. */
  rotate: MediaTurn;
  crop: MediaCrop | null;
  /** `copy`: the old one stays as it is; `replace`: everything that shows it shows the new one. */
  keep: 'copy' | 'replace';
}

export interface MediaDuplicates {
  /** Pictures that look alike and files of the same bytes, at least two in each, the newest first. */
  groups: MediaListItem[][];
  /** Pictures that were not looked at yet: ask again. */
  unseen: number;
}

/** Why visitors do not see an item: not published, not before its moment, in the trash. */
export type UnseenState = 'draft' | 'scheduled' | 'trashed';

/** An item of the content that shows an image or offers a file. */
export interface MediaUse {
  contentType: string;
  itemId: string;
  /** As it was when the item was last written; may be ''. */
  title: string;
  /** Absent for what visitors see. */
  unseen?: UnseenState;
}

/** The answer 409 of a purge: an error with the items that stand in the way. */
export interface MediaInUse {
  message: string;
  current: { uses: MediaUse[] };
}
