import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PRESENCE_PATHS, PRESENCE_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../core/access/access.decorators.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { PresenceBeatDto, PresenceDto } from './presence.dto.ts';
import { PresenceService } from './presence.service.ts';

@ApiTags('presence')
@ApiBearerAuth()
@ApiNotFoundResponse()
@ApiUnprocessableEntityResponse()
@Controller()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Post(PRESENCE_PATHS.beat)
  @HttpCode(200)
  @Requires(PRESENCE_RIGHTS.beat)
  @ApiOkResponse({ type: PresenceDto })
  beat(@Body() body: PresenceBeatDto, @CurrentStaff() actor: StaffActor): Promise<PresenceDto> {
    return this.presence.beat(body, actor);
  }
}
