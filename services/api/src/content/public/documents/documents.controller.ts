import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { DISCLOSURE_PATHS, DOCUMENT_PATHS, LOAN_DOCUMENT_PATHS } from '@polden/api-contract';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { CategoryIdPipe } from './category-id.pipe.ts';
import { DOCUMENT_FOLDER } from './document-entry.ts';
import {
  DisclosureCategoryDto,
  DisclosureItemDto,
  DocumentCategoryDto,
  DocumentFileItemDto,
  LoanDocumentDto,
  LoanDocumentsQueryDto,
} from './documents.dto.ts';
import { DocumentsService } from './documents.service.ts';

@ApiTags('documents')
@Public()
@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get(`${DISCLOSURE_PATHS.categories}/:scope`)
  @Revalidated()
  @ApiOkResponse({ type: [DisclosureCategoryDto] })
  @ApiNotFoundResponse()
  disclosureCategories(@Param('scope') scope: string): Promise<DisclosureCategoryDto[]> {
    return this.documents.disclosureCategories(scope);
  }

  @Get(`${DISCLOSURE_PATHS.items}/:categoryId`)
  @Revalidated()
  @ApiOkResponse({ type: [DisclosureItemDto] })
  @ApiBadRequestResponse()
  @ApiNotFoundResponse()
  disclosureItems(@Param('categoryId', CategoryIdPipe) categoryId: number): Promise<DisclosureItemDto[]> {
    return this.documents.disclosureItems(categoryId);
  }

  @Get(DOCUMENT_PATHS.baseFolder)
  @Revalidated()
  // A bare string would go as text/plain.
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOkResponse({ schema: { type: 'string', example: DOCUMENT_FOLDER } })
  baseFolder(): string {
    return JSON.stringify(DOCUMENT_FOLDER);
  }

  @Get(DOCUMENT_PATHS.categories)
  @Revalidated()
  @ApiOkResponse({ type: [DocumentCategoryDto] })
  documentCategories(): Promise<DocumentCategoryDto[]> {
    return this.documents.documentCategories();
  }

  @Get(`${DOCUMENT_PATHS.items}/:categoryId`)
  @Revalidated()
  @ApiOkResponse({ type: [DocumentFileItemDto] })
  @ApiBadRequestResponse()
  @ApiNotFoundResponse()
  documentItems(@Param('categoryId', CategoryIdPipe) categoryId: number): Promise<DocumentFileItemDto[]> {
    return this.documents.documentItems(categoryId);
  }

  @Get(LOAN_DOCUMENT_PATHS.index)
  @Revalidated()
  @ApiOkResponse({ type: [LoanDocumentDto] })
  @ApiUnprocessableEntityResponse()
  loanDocuments(@Query() { archived, year }: LoanDocumentsQueryDto): Promise<LoanDocumentDto[]> {
    return this.documents.loanDocuments({ archived: archived === '1', year });
  }
}
