import type { MediaImage, StoredFile } from './media.ts';

export const REVIEW_PATHS = {
  /** GET `?page=` → Reviews: those that passed moderation, the newest first. */
  items: 'reviews/items',
  /** POST AddReview, as JSON or multipart/form-data (then with REVIEW_FILES and UPLOAD_HEADER) → ReviewAdded. */
  add: 'reviews/add',
  /** GET admin/review/files/{id} → ReviewFile[]: what came with the review. */
  files: 'admin/review/files',
} as const;

/** The right to `files`. */
export const REVIEW_FILES_RIGHT = 'review.files';

/** A review is shown after moderation; feedback is read by staff alone. */
export const REVIEW_TYPES = ['review', 'feedback'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

export interface Review {
  id: number;
  name: string;
  /** From 1 to 5; null without one. */
  rating: number | null;
  message: string;
  /** Of the company; '' while there is none. */
  answer: string;
  /** ISO 8601 in UTC. */
  public_at: string;
}

export interface Reviews {
  items: Review[];
  pageCount: number;
}

/** Field of a form with the files; `files` without the brackets is taken too. */
export const REVIEW_FILES = 'files[]';
/** Images of the formats that pages show, and these documents. */
export const REVIEW_DOCUMENTS = ['pdf', 'docx'] as const;
export const REVIEW_MAX_FILES = 5;
/** Of one file. */
export const REVIEW_FILE_MAX_BYTES = 10 * 1024 * 1024;
export const REVIEW_NAME_MAX = 100;
export const REVIEW_MESSAGE_MAX = 4000;

export interface AddReview {
  /** Default `review`. */
  type?: ReviewType;
  message: string;
  name: string;
  email?: string;
  /** Phone. */
  number?: string;
  /** From 1 to 5; in a form as text. */
  rating?: number;
}

export interface ReviewAdded {
  ok: true;
  /** ISO 8601 in UTC. */
  created: string;
}

/** Either an image or a document; the other is null. */
export interface ReviewFile {
  /** As the visitor calls it. */
  fileName: string;
  picture: MediaImage | null;
  document: StoredFile | null;
}
