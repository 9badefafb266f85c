import { Module } from '@nestjs/common';
import { LogFrontController } from './log-front.controller.ts';

/** What went wrong in browsers, in the log of the API. */
@Module({ controllers: [LogFrontController] })
export class LogFrontModule {}
