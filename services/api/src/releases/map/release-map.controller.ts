import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS } from '@polden/api-contract';
import { Public } from '../../access/access.decorators.ts';
import { SignedTextDto } from '../releases.dto.ts';
import { ReleaseMapService } from './release-map.service.ts';

/** Public: the signature is what makes the map trustworthy. */
@ApiTags('releases')
@Controller()
export class ReleaseMapController {
  constructor(private readonly map: ReleaseMapService) {}

  @Get(RELEASES_PATHS.map)
  @Public()
  @Header('Cache-Control', 'no-cache')
  @ApiOkResponse({ type: SignedTextDto })
  read(): SignedTextDto {
    return this.map.current();
  }
}
