import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.ts';
import { PublicContentModule } from '../public/public-content.module.ts';
import { SiteMapService } from './site-map.service.ts';
import { SiteController } from './site.controller.ts';
import { SiteService } from './site.service.ts';

@Module({
  imports: [ContentModule, PublicContentModule],
  controllers: [SiteController],
  providers: [SiteMapService, SiteService],
})
export class SiteModule {}
