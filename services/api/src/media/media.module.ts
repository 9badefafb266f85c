import { Module } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';
import { FolderMediaStore } from './folder-media-store.ts';
import { MediaFilesController } from './media-files.controller.ts';
import { MediaStore } from './media-store.ts';
import { MediaController } from './media.controller.ts';
import { MediaService } from './media.service.ts';

@Module({
  controllers: [MediaController, MediaFilesController],
  providers: [
    {
      provide: MediaStore,
      inject: [ApiConfig],
      useFactory: ({ mediaDir }: ApiConfig) => new FolderMediaStore(mediaDir),
    },
    MediaService,
  ],
  exports: [MediaService],
})
export class MediaModule {}
