import { Module } from '@nestjs/common';
import { ProductsModule } from '../products/products.module.ts';
import { ConfigLkController } from './config-lk.controller.ts';

/** What the personal account takes from the site. */
@Module({ imports: [ProductsModule], controllers: [ConfigLkController] })
export class ConfigLkModule {}
