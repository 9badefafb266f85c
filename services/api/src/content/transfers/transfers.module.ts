import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.ts';
import { ContentExport } from './content-export.ts';
import { ContentImport } from './content-import.ts';
import { TransfersController } from './transfers.controller.ts';

/** Content in and out as files. */
@Module({
  imports: [ContentModule],
  controllers: [TransfersController],
  providers: [ContentExport, ContentImport],
})
export class TransfersModule {}
