import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { RbacModule } from '../../rbac/index.ts';
import { ContentModule } from '../content.module.ts';
import { Overlays } from './overlays.ts';
import { PreviewController } from './preview.controller.ts';
import { PreviewInterceptor } from './preview.interceptor.ts';
import { Previews } from './previews.ts';

/** What is not published, seen before others see it. */
@Module({
  imports: [ContentModule, RbacModule],
  controllers: [PreviewController],
  providers: [Overlays, Previews, { provide: APP_INTERCEPTOR, useClass: PreviewInterceptor }],
})
export class PreviewModule {}
