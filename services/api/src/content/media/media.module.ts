import { Module } from '@nestjs/common';
import { ApiConfig } from '../../core/config/api-config.ts';
import { MediaChangeController } from './change/media-change.controller.ts';
import { MediaDuplicatesFinder } from './change/media-duplicates.ts';
import { MediaReplacement } from './change/media-replacement.ts';
import { MediaTransforms } from './change/media-transform.ts';
import { FileDigests } from './files/file-digests.ts';
import { FileText } from './files/file-text.ts';
import { FilesService } from './files/files.service.ts';
import { ImageChanges } from './library/image-changes.ts';
import { MediaLibraryController } from './library/media-library.controller.ts';
import { MediaLibrary } from './library/media-library.ts';
import { MediaPurge } from './library/media-purge.ts';
import { MediaTrash } from './library/media-trash.ts';
import { MediaUsage } from './library/media-usage.ts';
import { MediaController } from './media.controller.ts';
import { MediaService } from './media.service.ts';
import { DocumentFilesController } from './serving/document-files.controller.ts';
import { ImageFilesController } from './serving/image-files.controller.ts';
import { MediaStore } from './store/media-store.ts';
import { openMediaStore } from './store/open-media-store.ts';
import { VisitorFiles } from './visitors/visitor-files.ts';
import { Uploads } from './uploads/uploads.ts';

/** Images and documents of the content: uploads, the files themselves, and who shows them. */
@Module({
  controllers: [
    MediaController,
    MediaChangeController,
    MediaLibraryController,
    DocumentFilesController,
    ImageFilesController,
  ],
  providers: [
    {
      provide: MediaStore,
      inject: [ApiConfig],
      useFactory: ({ media }: ApiConfig) => openMediaStore(media),
    },
    MediaService,
    FilesService,
    FileText,
    FileDigests,
    ImageChanges,
    MediaUsage,
    MediaLibrary,
    MediaPurge,
    MediaTrash,
    MediaDuplicatesFinder,
    MediaReplacement,
    MediaTransforms,
    Uploads,
    VisitorFiles,
  ],
  exports: [
    ImageChanges,
    MediaReplacement,
    MediaService,
    FilesService,
    FileText,
    MediaPurge,
    MediaUsage,
    MediaStore,
    Uploads,
    VisitorFiles,
  ],
})
export class MediaModule {}
