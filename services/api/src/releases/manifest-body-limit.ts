import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { RELEASES_PATHS } from '@polden/api-contract';

/** A manifest has a line for every file: some thousands fit. */
const MANIFEST_BODY_BYTES = 1024 * 1024;

/** Lets the publish call carry a larger body than the API takes elsewhere. */
@Injectable()
export class ManifestBodyLimit {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (route.url.endsWith(RELEASES_PATHS.publish)) route.bodyLimit = MANIFEST_BODY_BYTES;
    });
  }
}
