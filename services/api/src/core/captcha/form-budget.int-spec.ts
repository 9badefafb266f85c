import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CAPTCHA_PATHS, CAPTCHA_TOKEN_HEADER, type CaptchaChallenge } from '@polden/api-contract';
import { BudgetsModule } from '../budgets/budgets.module.ts';
import type { ApiConfig } from '../config/api-config.ts';
import { ConfigModule } from '../config/config.module.ts';
import { CryptoModule } from '../crypto/crypto.module.ts';
import { dataSourceOptions } from '../database/data-source.ts';
import { ErrorFilter } from '../errors/error.filter.ts';
import { solveCaptcha } from '../../testing/captcha.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { CaptchaModule } from './captcha.module.ts';
import { SpendsFormBudget } from './form-budget.ts';

@Controller()
class FormController {
  @SpendsFormBudget('test')
  @Post('form')
  @HttpCode(200)
  send(@Body() body: object): object {
    return body;
  }
}

let app: NestFastifyApplication;
let token: string;

beforeAll(async () => {
  const api = await startTestApp();
  const challenge = await api.app.inject({ url: `/api/v1/${CAPTCHA_PATHS.challenge}` });
  token = await solveCaptcha(challenge.json<CaptchaChallenge>());
  const form = { ip: { points: 4, seconds: 600 }, ipWithoutCaptcha: { points: 2, seconds: 600 } };
  const config: ApiConfig = { ...api.config, limits: { ...api.config.limits, form } };
  await api.close();
  const imports = [
    ConfigModule.of(config),
    TypeOrmModule.forRoot(dataSourceOptions(config.databaseUrl)),
    CryptoModule,
    BudgetsModule,
    CaptchaModule,
  ];
  @Module({ imports, controllers: [FormController] })
  class FormModule {}
  app = await NestFactory.create<NestFastifyApplication>(FormModule, new FastifyAdapter(), { logger: false });
  app.useGlobalFilters(new ErrorFilter());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
afterAll(() => app.close());

it('a public form is taken so often from an address, less without a solved captcha', async () => {
  const send = async (headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url: '/form', payload: {}, headers })).statusCode;
  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
  expect(await send({ [CAPTCHA_TOKEN_HEADER]: token })).toBe(200);
  expect(await send({ [CAPTCHA_TOKEN_HEADER]: token })).toBe(429);
});
