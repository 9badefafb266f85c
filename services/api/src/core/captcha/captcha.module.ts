import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CaptchaController } from './captcha.controller.ts';
import { CaptchaService } from './captcha.service.ts';
import { FormBudgetGuard } from './form-budget.ts';

/** Tells the forms of people from those of programs, without ever refusing one for want of a token. */
@Global()
@Module({
  controllers: [CaptchaController],
  providers: [CaptchaService, { provide: APP_GUARD, useClass: FormBudgetGuard }],
  exports: [CaptchaService],
})
export class CaptchaModule {}
