import type { MediaImage } from './media.ts';
import { rightsFor } from './rights-for.ts';

export const REVIEW_PATHS = {
  /** GET `?page=&stars=` → Reviews: those that passed moderation, the newest first; `stars` from 1 to 5 are those with that mark. */
  items: 'reviews/items',
  /** GET → ReviewSummary of the same reviews. */
  summary: 'reviews/summary',
  /** POST AddReview, as JSON or multipart/form-data (then with REVIEW_FILES and UPLOAD_HEADER) → ReviewAdded. */
  add: 'reviews/add',
} as const;

/** What came with a review, for staff. */
export const REVIEW_FILE_PATHS = {
  /** GET /{id} → ReviewFile[]. */
  files: 'admin/review/files',
  /** GET /{id}/{position}: the file itself, to be saved. */
  file: 'admin/review/file',
  /** POST /{id}/{position} → ReviewFile[]: visitors see the picture with the review from now on. */
  filePublish: 'admin/review/file-publish',
  /** POST /{id}/{position} → ReviewFile[]: the picture is private again. */
  fileWithdraw: 'admin/review/file-withdraw',
} as const;

/** The right of each of them. */
export const REVIEW_FILE_RIGHTS = rightsFor('review', REVIEW_FILE_PATHS);

/** What its author has agreed to, for staff. */
export const REVIEW_CONSENT_PATHS = {
  /** GET /{id} → ReviewConsent[]. */
  consents: 'admin/review/consents',
} as const;

/** The right of each of them. */
export const REVIEW_CONSENT_RIGHTS = rightsFor('review', REVIEW_CONSENT_PATHS);

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
  /** Of those that came with it, the ones that staff have published; left out while there are none. */
  pictures?: MediaImage[];
}

export interface Reviews {
  items: Review[];
  pageCount: number;
}

export interface ReviewSummary {
  /** Reviews with a mark and without one. */
  count: number;
  /** Mean of the marks, rounded to tenths; null while nobody has given one. */
  rating: number | null;
  /** How many have given each mark, from 5 down to 1. */
  marks: { stars: number; count: number }[];
}

/** Field of a form with the files; `files` without the brackets is taken too. */
export const REVIEW_FILES = 'files[]';
/** Images of the formats that pages show, and these documents. */
export const REVIEW_DOCUMENTS = ['pdf', 'docx'] as const;
export const REVIEW_MAX_FILES = 5;
/** Of one file. */
export const REVIEW_FILE_MAX_BYTES = 10 * 1024 * 1024;

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
  /** To personal data: a tick box; what the person has agreed to is kept with its edition. */
  consent: boolean;
}

export interface ReviewAdded {
  ok: true;
  /** ISO 8601 in UTC. */
  created: string;
}

/** A document that the author has agreed to with the form. */
export interface ReviewConsent {
  /** Of the document. */
  id: string;
  title: string;
  /** YYYY-MM-DD: the edition that the form showed. */
  edition: string;
  /** ISO 8601 in UTC. */
  givenAt: string;
}

/** What a visitor has sent: nobody sees it without the right, but for what was published of it. */
export interface ReviewFile {
  /** From 1. */
  position: number;
  /** As the visitor calls it. */
  fileName: string;
  bytes: number;
  isPicture: boolean;
  /** As visitors see it; null while it is private. */
  published: MediaImage | null;
}
