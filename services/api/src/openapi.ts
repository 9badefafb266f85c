import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { DOCS_RIGHT, PHONE_VERIFICATION_COOKIE } from '@polden/api-contract';
import type { FastifyReply } from 'fastify';
import { Authenticators } from './core/access/authenticators.ts';
import type { ApiConfig } from './core/config/api-config.ts';
import { contentSchemas } from './content/index.ts';
import { AppError } from './core/errors/app-error.ts';
import { errorBody } from './core/errors/error-body.ts';
import { withComponents } from './openapi-components.ts';

const DOCS_PATH = '/api/docs';
/** The page has inline styles and reads nothing foreign, also with a `url` in its address. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Every operation in full; what is written of it is `withComponents`. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('API')
    .setDescription(
      'Errors answer {code, message, fields?, error_validation?} with the status of `code`. /api/<path> is the same as /api/v1/<path>.',
    )
    .setVersion('1')
    .addBearerAuth()
    .addCookieAuth(PHONE_VERIFICATION_COOKIE)
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}`,
  });
  const paths = Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1));
  const schemas = { ...document.components?.schemas, ...contentSchemas() };
  return { ...document, paths: Object.fromEntries(paths), components: { ...document.components, schemas } };
}

/**
 * The description at /api/docs, and as JSON, written once, at /api/docs-json. There is no YAML: writing it takes the
 * process half a second. On a laptop everybody reads it; elsewhere the staff with a right of its own.
 */
export function serveOpenApi(app: NestFastifyApplication, { local }: ApiConfig): void {
  const server = app.getHttpAdapter().getInstance();
  let document: OpenAPIObject | undefined;
  let json: string | undefined;
  const written = () => (document ??= withComponents(openApiDocument(app)));
  if (!local) protectDocs(app);
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(DOCS_PATH))
      void reply.header('Content-Security-Policy', DOCS_POLICY);
  });
  server.get(`${DOCS_PATH}-json`, (_request, reply) => {
    json ??= JSON.stringify(written());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  SwaggerModule.setup(DOCS_PATH, app, written, { customSiteTitle: 'API', raw: false });
}

function protectDocs(app: NestFastifyApplication): void {
  const authenticators = app.get(Authenticators);
  const refuse = (reply: FastifyReply, error: unknown) => {
    const body = errorBody(error);
    return reply.code(body.code).send(body);
  };
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('preHandler', async (request, reply) => {
      // The route that was found, however its address was spelt.
      if (!request.routeOptions.url?.startsWith(DOCS_PATH)) return;
      try {
        const actor = await authenticators.actorOf(request);
        if (!actor) throw new AppError(401, 'Необходима авторизация');
        if (!actor.may(DOCS_RIGHT)) throw new AppError(403, 'Недостаточно прав');
      } catch (error) {
        return refuse(reply, error);
      }
    });
}
