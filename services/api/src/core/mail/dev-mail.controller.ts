import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEV_MAIL_PATH } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.decorators.ts';
import { ApiConfig } from '../config/api-config.ts';
import { PAGE_CSP } from '../html/page.ts';
import { InboxLettersDto, LettersQueryDto } from './dev-mail.dto.ts';
import { lettersPage } from './letters-page.ts';
import { newestLetters } from './mail-inbox.repository.ts';

const PAGE_SIZE = 50;

/** Letters that the inbox driver kept; the module is loaded in local mode only. */
@ApiTags('dev')
@Public()
@Controller()
export class DevMailController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  @Get(DEV_MAIL_PATH)
  @ApiOkResponse({ type: InboxLettersDto })
  async letters(@Query() { to }: LettersQueryDto): Promise<InboxLettersDto> {
    const rows = await newestLetters(this.dataSource.manager, to ?? null, PAGE_SIZE);
    return {
      items: rows.map(({ id, recipient, subject, text, html, created_at: createdAt }) => ({
        id: Number(id),
        to: recipient,
        subject,
        text,
        html,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  @Get(`${DEV_MAIL_PATH}-page`)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_CSP)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  async page(@Query() query: LettersQueryDto): Promise<string> {
    const { items } = await this.letters(query);
    return lettersPage(items, this.config.brand.name);
  }
}
