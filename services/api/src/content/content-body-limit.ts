import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONTENT_TYPES } from './content-types.ts';

/** A long text as JSON, with its marks, takes several times its letters. */
const CONTENT_BODY_BYTES = 1024 * 1024;

/** Lets the calls that carry content have a larger body than the API takes elsewhere. */
@Injectable()
export class ContentBodyLimit {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    const paths = CONTENT_TYPES.flatMap(({ name }) => [`/admin/${name}/add`, `/admin/${name}/update/`]);
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (paths.some((path) => route.url.includes(path))) route.bodyLimit = CONTENT_BODY_BYTES;
    });
  }
}
