import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MenuItemEntity } from './menu-item.entity.ts';
import { SiteController } from './site.controller.ts';
import { SiteService } from './site.service.ts';
import { TotalCounterEntity } from './total-counter.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([MenuItemEntity, TotalCounterEntity])],
  controllers: [SiteController],
  providers: [SiteService],
})
export class SiteModule {}
