import { Module } from '@nestjs/common';
import { ContentModule } from '../content.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { FileTexts } from './file-texts.ts';
import { SearchController } from './search.controller.ts';
import { SearchDocuments } from './search-documents.ts';
import { SearchIndexer } from './search-indexer.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

/** The search over everything that is published. */
@Module({
  imports: [ContentModule, MediaModule],
  controllers: [SearchController],
  providers: [FileTexts, SearchDocuments, SearchIndexer, SearchRepository, SearchService],
})
export class SearchModule {}
