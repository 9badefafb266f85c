import type { MediaKind } from '@polden/api-contract';

export const MEDIA_TABLES: Record<MediaKind, string> = { image: 'media', file: 'media_file' };
