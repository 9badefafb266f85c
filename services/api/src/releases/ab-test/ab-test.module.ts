import { Module } from '@nestjs/common';
import { AbTestController } from './ab-test.controller.ts';
import { AbTestService } from './ab-test.service.ts';

/** What visitors did in the experiments of the site. */
@Module({ controllers: [AbTestController], providers: [AbTestService] })
export class AbTestModule {}
