import type { ContentType } from './content-type.ts';
import * as types from './types/index.ts';

/** Every type that staff edit. */
export const CONTENT_TYPES: readonly ContentType[] = Object.values(types);
