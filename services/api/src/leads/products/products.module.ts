import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductRateEntity } from './product-rate.entity.ts';
import { ProductEntity } from './product.entity.ts';
import { ProductsController } from './products.controller.ts';
import { ProductsService } from './products.service.ts';
import { PromotionEntity } from './promotion.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ProductEntity, ProductRateEntity, PromotionEntity])],
  controllers: [ProductsController],
  providers: [ProductsService],
  exports: [ProductsService],
})
export class ProductsModule {}
