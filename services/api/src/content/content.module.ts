import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { adminContentController } from './admin-content.controller.ts';
import { BlogController } from './blog/blog.controller.ts';
import { BlogRatingService } from './blog/blog-rating.service.ts';
import { BlogService } from './blog/blog.service.ts';
import { ContentBodyLimit } from './content-body-limit.ts';
import { ContentEditor } from './content-editor.service.ts';
import { ContentReader } from './content-reader.service.ts';
import { ContentRepository } from './content-repository.ts';
import { CONTENT_TYPES } from './content-types.ts';
import { ContentView } from './content-view.ts';
import { ContentWrites } from './content-writes.ts';
import { Highlights } from './highlights.service.ts';
import { ScheduledPublications } from './scheduled-publications.ts';
import { SlugKeeper } from './slugs/slug-keeper.ts';

/** The content that staff edit and visitors read. */
@Module({
  imports: [MediaModule],
  controllers: [...CONTENT_TYPES.map(adminContentController), BlogController],
  providers: [
    BlogRatingService,
    BlogService,
    ContentBodyLimit,
    ContentEditor,
    ContentReader,
    ContentRepository,
    ContentView,
    ContentWrites,
    Highlights,
    ScheduledPublications,
    SlugKeeper,
  ],
})
export class ContentModule {}
