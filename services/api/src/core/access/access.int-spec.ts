import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWSROOM_PATHS, RELEASES_PATHS, TELEMETRY_PATHS } from '@polden/api-contract';
import { ConfigModule } from '../config/config.module.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { registeredRoutes } from '../../testing/routes.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { AccessModule } from './access.module.ts';

describe('who may call what', () => {
  let api: TestApp;

  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is declared by every route', () => {
    const routes = registeredRoutes(api);
    expect(routes.map(({ handler }) => handler)).toEqual(
      expect.arrayContaining(['LeadsController.create', 'HealthController.live', 'DevInboxController.page']),
    );
    expect(routes.filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('is answered with 200, or 204 to a report, by every POST that succeeds', () => {
    const posts = registeredRoutes(api).filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(4);
    const reports: string[] = [...Object.values(TELEMETRY_PATHS), NEWSROOM_PATHS.read];
    const wrong = posts.filter(({ path, httpCode }) => httpCode !== (reports.includes(path) ? 204 : 200));
    expect(wrong).toEqual([]);
  });

  it('never sends a visitor of a public route to the staff area', async () => {
    for (const { method, path, access, takesFile } of registeredRoutes(api)) {
      // A stream, which does not end by itself.
      if (path === RELEASES_PATHS.mapEvents) continue;
      const url = `/api/v1/${path.replace(/:\w+/gu, 'none')}`;
      const headers = { 'content-type': takesFile ? 'application/octet-stream' : 'application/json' };
      const body = method === 'GET' ? {} : { headers, payload: '{}' };
      const { statusCode } = await api.app.inject({ method, url, ...body });
      if (access === 'public') expect([401, 403, 500]).not.toContain(statusCode);
      else expect([url, statusCode]).toEqual([url, 401]);
    }
  });
});

@Controller('forgotten')
class ForgottenController {
  @Get()
  read(): string {
    return 'secret';
  }
}

describe('a route without a declaration', () => {
  it('is denied', async () => {
    const { config, close } = await startTestApp();
    await close();
    @Module({ imports: [ConfigModule.of(config), AccessModule], controllers: [ForgottenController] })
    class ForgottenModule {}
    const app = await NestFactory.create<NestFastifyApplication>(ForgottenModule, new FastifyAdapter(), {
      logger: false,
    });
    app.useGlobalFilters(new ErrorFilter());
    await app.init();
    const answer = await app.inject({ url: '/forgotten' });
    await app.close();
    expect([answer.statusCode, answer.json()]).toEqual([403, { code: 403, message: 'Недостаточно прав' }]);
  });
});
