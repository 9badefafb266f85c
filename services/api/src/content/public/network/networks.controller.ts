import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NETWORK_ICONS, SITE_PATHS } from '@polden/api-contract';
import { network } from '@polden/content-model';
import { Public } from '../../../core/access/access.decorators.ts';
import { Revalidated } from '../revalidated.ts';
import { VisibleContent } from '../../visible-content.ts';
import { SocialNetworkDto } from './networks.dto.ts';

@ApiTags('site')
@Public()
@Controller()
export class NetworksController {
  constructor(private readonly content: VisibleContent) {}

  @Get(SITE_PATHS.networks)
  @Revalidated()
  @ApiOkResponse({ type: [SocialNetworkDto] })
  async networks(): Promise<SocialNetworkDto[]> {
    const items = await this.content.all(network);
    return items.map(({ id, values: { title, url, icon } }) => ({
      id,
      title,
      url,
      icon: NETWORK_ICONS.find((known) => known === icon) ?? 'link',
    }));
  }
}
