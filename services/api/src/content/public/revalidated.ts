import { Header } from '@nestjs/common';

/** Caches may keep the answer and must ask with its ETag before each use. */
export const Revalidated = () => Header('Cache-Control', 'public, no-cache');
