import type { IncomingMessage, RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import multipart from '@fastify/multipart';
import { VersioningType } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_BASE_PATH, CHANGES_PATHS, Recurring, REQUEST_ID_HEADER } from '@polden/api-contract';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import type { ApiConfig } from './core/config/api-config.ts';
import { poolOf } from './core/database/pool.ts';
import { DatabaseHealth } from './core/database/database-health.ts';
import { answerClientError } from './core/errors/client-error.ts';
import { limitBodies } from './core/serving/body-deadline.ts';
import { DeadlineInterceptor } from './core/http/deadline.interceptor.ts';
import { errorBody } from './core/errors/error-body.ts';
import { ErrorFilter } from './core/errors/error.filter.ts';
import { expectWritable, wellFormedBody } from './core/errors/well-formed-body.ts';
import { withListNames } from './core/dto/query-values.ts';
import { validationPipe } from './core/dto/validation.pipe.ts';
import { Draining } from './core/serving/draining.ts';
import { pathOf } from './core/logging/logger.ts';
import { NestLogger } from './core/logging/nest-logger.ts';
import { asRequest, REQUEST_ID_LABEL, requestIdFor } from './core/logging/request-context.ts';
import { serveOpenApi } from './openapi.ts';
import { refuseWrongMethods } from './core/routes/wrong-method.ts';
import { Metrics } from './core/metrics/metrics.ts';
import { guardedServer, type ServerTimeouts } from './core/serving/guarded-server.ts';
import { limitTransfers } from './core/serving/transfers.ts';
import { waitForPlace } from './core/serving/wait-for-place.ts';

const JSON_BODY_LIMIT_BYTES = 64 * 1024;
const STAFF_PATHS = `${API_BASE_PATH}admin/`;
/** Asked twice a second by every process of every shell: logged among what is for debugging. */
const POLLED_PATH = API_BASE_PATH + CHANGES_PATHS.list;
const TEXT_BODY_LIMIT_BYTES = 16 * 1024;

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
  let database: DataSource | undefined;
  let metrics: Metrics | undefined;
  const refused = new Recurring((count) =>
    logger.warn(`Within a minute ${count} more requests were refused`),
  );
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL }),
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => requestIdFor(request, config.trustedProxyHops),
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    // A URL that the router itself refuses never reaches the filter.
    frameworkErrors: (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply) => {
      const body = errorBody(error);
      void reply.code(body.code).header(REQUEST_ID_HEADER, id).send(body);
    },
    clientErrorHandler: answerClientError,
    trustProxy: trustedProxies(config.trustedProxyHops),
    rewriteUrl: ({ url = '/' }) => canonicalUrl(url),
    serverFactory: (handler: RequestListener, options: ServerTimeouts) =>
      guardedServer(handler, options, {
        maxInFlight: config.serving.maxInFlight,
        waitForDatabase: () => (database && poolOf(database)?.waitingCount) ?? 0,
        headersOf: (request) => headersOfEvery(requestIdFor(request, config.trustedProxyHops), config.hsts),
        onRefused: (kind) => {
          metrics?.requestRefused(kind);
          if (refused.add()) logger.warn('There are more requests than can be answered: some are refused');
        },
      }),
    // Connections that were open when it began to close are answered to the last.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(config), adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
    preview,
  });
  app.setGlobalPrefix('api');
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' });
  app.useGlobalPipes(validationPipe());
  app.useGlobalInterceptors(new DeadlineInterceptor(config));
  if (preview) {
    app.useGlobalFilters(new ErrorFilter());
  } else {
    database = app.get(DataSource);
    metrics = app.get(Metrics);
    const health = app.get(DatabaseHealth);
    app.useGlobalFilters(new ErrorFilter((error) => health.note(error)));
    await prepareServer(app, config);
    serveOpenApi(app, config);
  }
  return app;
}

/** /api/x is /api/v1/x: one name for each route, instead of every route twice. */
function canonicalUrl(url: string): string {
  return url.replace(/^\/api\/(?!v1\/|docs(?:[-/?]|$))/u, API_BASE_PATH);
}

/** Without hops only a proxy on this machine may say who the client is. */
function trustedProxies(hops: number): 'loopback' | ((address: string, hop: number) => boolean) {
  return hops === 0 ? 'loopback' : (_address, hop) => hop < hops;
}

/** Headers of every answer. */
function headersOfEvery(id: string, hsts: string | null): Record<string, string> {
  return { [REQUEST_ID_HEADER]: id, ...(hsts !== null && { 'strict-transport-security': hsts }) };
}

async function prepareServer(app: NestFastifyApplication, { hsts, limits }: ApiConfig): Promise<void> {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      reply.headers(headersOfEvery(request.id, hsts));
      asRequest(request.id, done);
    });
  await app.register(cookie);
  await app.register(etag);
  await app.register(multipart);
  const server = app.getHttpAdapter().getInstance();
  refuseWrongMethods(server);
  limitBodies(server, limits.request);
  limitTransfers(server, limits.request);
  server.removeContentTypeParser('text/plain');
  // For the handlers that take it (see TakesText); the guard refuses it to all others.
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: TEXT_BODY_LIMIT_BYTES },
    (_request, text, done) => done(null, text),
  );
  // One click of a mail program (RFC 8058) comes so, to a handler that takes text.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: TEXT_BODY_LIMIT_BYTES },
    (_request, text, done) => done(null, text),
  );
  // Files are streams: the handler that takes one bounds it (see TakesFile).
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  // Code that runs after the body was read belongs to the connection, which serves many requests: bind it to this one.
  server.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
  waitForPlace(server);
  server.addHook('preValidation', async (request) => {
    // A page that visitors ask for by a name that cannot be is simply not there.
    if (request.routeOptions.url?.startsWith(STAFF_PATHS)) expectWritable(request.params);
    request.query = withListNames(request.query);
    expectWritable(request.query);
    request.body = wellFormedBody(request.body);
  });
  const draining = app.get(Draining);
  server.addHook('onSend', async (_request, reply) => {
    if (draining.isDraining) void reply.header('Connection', 'close');
    void reply.header('X-Content-Type-Options', 'nosniff');
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store');
  });
  server.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    request.log[path === POLLED_PATH && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
