import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** Lets the routes that end so carry at most `bytes`; call it before they are registered: in a constructor. */
export function setBodyLimit(
  { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  paths: readonly string[],
  bytes: number,
): void {
  httpAdapter.getInstance().addHook('onRoute', (route) => {
    if (paths.some((path) => route.url.endsWith(`/${path}`))) route.bodyLimit = bytes;
  });
}
