import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LEAD_PATHS } from '@polden/api-contract';
import { Public } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { PAGE_CSP } from '../../core/html/page.ts';
import { documentPage } from './document-page.ts';
import { LeadDocumentDto, LeadDocumentsQueryDto } from './lead-document.dto.ts';
import { documentList, leadDocuments } from './lead-documents.ts';

const REVALIDATE = 'public, no-cache';

@ApiTags('leads')
@Public()
@Controller(LEAD_PATHS.documents)
export class LeadDocumentsController {
  constructor(private readonly config: ApiConfig) {}

  /** What a person accepts with a loan request; `product` is checked, every product has the same documents. */
  @Get()
  @Header('Cache-Control', REVALIDATE)
  @ApiOkResponse({ type: [LeadDocumentDto] })
  list(@Query() _query: LeadDocumentsQueryDto): LeadDocumentDto[] {
    return documentList();
  }

  @Get(':id')
  @Header('Cache-Control', REVALIDATE)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_CSP)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String, description: 'The text of the document as a page' })
  @ApiNotFoundResponse()
  document(@Param('id') id: string): string {
    const document = leadDocuments.find((candidate) => candidate.id === id);
    if (!document) throw new AppError(404, 'Такого документа нет');
    return documentPage(document, this.config.brand);
  }
}
