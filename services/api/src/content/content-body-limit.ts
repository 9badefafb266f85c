import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AUTOSAVE_PATHS } from '@polden/api-contract';
import { CONTENT_TYPES, operationPaths } from '@polden/content-model';

/** A long text as JSON, with its marks, takes several times its letters; an autosave has it twice. */
export const CONTENT_BODY_BYTES = 3 * 1024 * 1024;

/** Lets the calls that carry content have a larger body than the API takes elsewhere. */
@Injectable()
export class ContentBodyLimit {
  constructor({ httpAdapter }: HttpAdapterHost<FastifyAdapter>) {
    const operations = ['add', 'update'] as const;
    const paths = CONTENT_TYPES.flatMap((type) => operations.flatMap((name) => operationPaths(type, name)));
    const parts = [...paths, AUTOSAVE_PATHS.save].map((path) => `/${path}`);
    httpAdapter.getInstance().addHook('onRoute', (route) => {
      if (parts.some((part) => route.url.includes(part))) route.bodyLimit = CONTENT_BODY_BYTES;
    });
  }
}
