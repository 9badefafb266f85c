import { Module } from '@nestjs/common';
import { CONTENT_TYPES } from '@polden/content-model';
import { MediaModule } from './media/media.module.ts';
import { adminContentController } from './admin-content.controller.ts';
import { BlogController } from './blog/blog.controller.ts';
import { BlogRatingService } from './blog/blog-rating.service.ts';
import { BlogService } from './blog/blog.service.ts';
import { ContentBodyLimit } from './content-body-limit.ts';
import { ContentCounts } from './content-counts.repository.ts';
import { ContentEditor } from './content-editor.service.ts';
import { ContentReader } from './content-reader.service.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentView } from './content-view.ts';
import { ContentVault } from './personal/content-vault.ts';
import { ContentWrites } from './content-writes.ts';
import { Highlights } from './highlights.service.ts';
import { ScheduledPublications } from './scheduled-publications.ts';
import { PublishedPhotos } from './published-photos.service.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';
import { ItemFiles } from './item-files.service.ts';
import { PublicationGate } from './approvals/publication-gate.ts';
import { ContentBulk } from './content-bulk.service.ts';
import { ContentForms } from './content-forms.service.ts';
import { ContentLinks } from './content-links.ts';
import { DocumentVersions } from './documents/document-versions.service.ts';
import { ContentOrder } from './order/content-order.service.ts';
import { ContentRevisions } from './content-revisions.service.ts';
import { ReplacedPictures } from './replaced-pictures.service.ts';
import { ContentServices } from './content-services.ts';
import { ContentTrash } from './content-trash.service.ts';
import { PlaceKeeper } from './order/place-keeper.repository.ts';
import { VisibleContent } from './visible-content.service.ts';

/** The content that staff edit and visitors read. */
@Module({
  imports: [MediaModule],
  controllers: [...CONTENT_TYPES.map(adminContentController), BlogController],
  providers: [
    BlogRatingService,
    BlogService,
    ContentBodyLimit,
    ContentCounts,
    ContentEditor,
    ContentForms,
    ContentReader,
    ContentRepository,
    ContentVault,
    ContentView,
    ContentWrites,
    DocumentVersions,
    Highlights,
    ItemFiles,
    ScheduledPublications,
    ContentBulk,
    ContentLinks,
    ContentOrder,
    ContentRevisions,
    ContentServices,
    ContentTrash,
    PlaceKeeper,
    PublicationGate,
    PublishedPhotos,
    ReplacedPictures,
    VisibleContent,
    SlugKeeper,
  ],
  exports: [
    ContentEditor,
    ContentOrder,
    ContentReader,
    ContentRepository,
    ContentVault,
    ContentTrash,
    ContentView,
    ContentWrites,
    PublishedPhotos,
    VisibleContent,
  ],
})
export class ContentModule {}
