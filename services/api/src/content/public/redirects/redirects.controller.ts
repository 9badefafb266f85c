import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { REDIRECT_PATHS } from '@polden/api-contract';
import { redirect } from '@polden/content-model';
import { Public } from '../../../core/access/access.decorators.ts';
import { VisibleContent } from '../../visible-content.ts';
import { Revalidated } from '../revalidated.ts';
import { RedirectDto } from './redirects.dto.ts';

@ApiTags('redirects')
@Public()
@Controller()
export class RedirectsController {
  constructor(private readonly content: VisibleContent) {}

  @Get(REDIRECT_PATHS.index)
  @Revalidated()
  @ApiOkResponse({ type: [RedirectDto] })
  async index(): Promise<RedirectDto[]> {
    const items = await this.content.all(redirect);
    return items
      .map(
        ({ id, values: { path, target, code } }) =>
          ({ id, path, target, code: code === '302' ? 302 : 301 }) as const,
      )
      .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  }
}
