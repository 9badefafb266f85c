import type { ServerConfig } from '@modern-js/server-core';
import { compress } from 'hono/compress';

/** Files go out packed, as a CDN or another server before this one would send them. */
export default {
  middlewares: [{ name: 'compress', path: '/static/*', handler: compress() }],
} satisfies ServerConfig;
