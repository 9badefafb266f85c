import { cache, CacheTime } from '@modern-js/runtime/cache';
import { readLanding } from '../read-landing.ts';

/** From the data cache. */
export const loader = cache(readLanding, { maxAge: CacheTime.MINUTE, revalidate: CacheTime.MINUTE });
