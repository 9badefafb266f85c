import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DEV_SMS_PATH } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { Public } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { InboxMessagesDto, InboxQueryDto } from './dev-inbox.dto.ts';
import { PAGE_CSP } from '../../core/html/page.ts';
import { newestMessages } from '../sms-inbox.repository.ts';
import { inboxPage } from './inbox-page.ts';

const PAGE_SIZE = 50;

/** Messages that the inbox driver kept; the module is loaded in local mode only. */
@ApiTags('dev')
@Public()
@Controller()
export class DevInboxController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ApiConfig,
  ) {}

  @Get(DEV_SMS_PATH)
  @ApiOkResponse({ type: InboxMessagesDto })
  async messages(@Query() { phone }: InboxQueryDto): Promise<InboxMessagesDto> {
    const rows = await newestMessages(this.dataSource.manager, phone ?? null, PAGE_SIZE);
    return {
      items: rows.map(({ created_at: createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  @Get(`${DEV_SMS_PATH}-page`)
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', PAGE_CSP)
  @ApiProduces('text/html')
  @ApiOkResponse({ type: String })
  async page(@Query() query: InboxQueryDto): Promise<string> {
    const { items } = await this.messages(query);
    return inboxPage(items, this.config.brand.name);
  }
}
