import { blogPost, type ContentType } from '@polden/content-model';

/** Every type that the generic engine serves. */
export const CONTENT_TYPES: readonly ContentType[] = [blogPost];
