import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PHONE_VERIFICATION_COOKIE } from '@polden/api-contract';
import { contentSchemas } from './content/content-schemas.ts';

/** The document of /api/docs. */
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

export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { customSiteTitle: 'API' });
}
