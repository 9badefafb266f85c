import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import { VERSION_NEUTRAL, VersioningType } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import type { ApiConfig } from './config/api-config.ts';
import { errorBody } from './errors/error-body.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { validationPipe } from './errors/validation.pipe.ts';
import { NestLogger, pathOf } from './logging/logger.ts';
import { serveOpenApi } from './openapi.ts';

const JSON_BODY_LIMIT_BYTES = 64 * 1024;

export interface CreateAppOptions {
  /** Only the structure, without connections: for the OpenAPI document. */
  preview?: boolean;
}

/** The whole API, ready for `listen` or `inject`. */
export async function createApp(
  config: ApiConfig,
  logger: Logger,
  { preview = false }: CreateAppOptions = {},
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    // A URL that the router itself refuses never reaches the filter.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const body = errorBody(error);
      void reply.code(body.code).send(body);
    },
    trustProxy: trustedProxies(config.trustedProxyHops),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
    preview,
  });
  app.setGlobalPrefix('api');
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: ['1', VERSION_NEUTRAL] });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  if (!preview) {
    await prepareServer(app);
    serveOpenApi(app);
  }
  return app;
}

/** Without hops only a proxy on this machine may say who the client is. */
function trustedProxies(hops: number): 'loopback' | ((address: string, hop: number) => boolean) {
  return hops === 0 ? 'loopback' : (_address, hop) => hop < hops;
}

async function prepareServer(app: NestFastifyApplication): Promise<void> {
  await app.register(cookie);
  await app.register(etag);
  await app.register(multipart);
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  // Files are streams: the handler that takes one bounds it (see TakesFile).
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  server.addHook('onSend', async (_request, reply) => {
    void reply.header('X-Content-Type-Options', 'nosniff');
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
