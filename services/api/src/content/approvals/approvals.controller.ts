import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { APPROVAL_PATHS, APPROVAL_RIGHTS } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { Requires } from '../../core/access/access.decorators.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { ContentTypePipe } from '../content-type.pipe.ts';
import { expectItemRight } from '../item-right.ts';
import { ApprovalRuleDto, ApprovalStateDto, ApprovedTextDto } from './approvals.dto.ts';
import { Approvals } from './approvals.ts';

const TypeName = () => Param('type', ContentTypePipe);
const Id = () => Param('id', IdPipe);

@ApiTags('approval')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class ApprovalsController {
  constructor(private readonly approvals: Approvals) {}

  @Get(APPROVAL_PATHS.rules)
  @Requires(APPROVAL_RIGHTS.rules)
  @ApiOkResponse({ type: [String] })
  rules(): Promise<string[]> {
    return this.approvals.rules();
  }

  @Post(APPROVAL_PATHS.rule)
  @HttpCode(200)
  @Requires(APPROVAL_RIGHTS.rule)
  @ApiOkResponse({ type: [String] })
  setRule(@Body() { type, required }: ApprovalRuleDto, @CurrentStaff() actor: StaffActor): Promise<string[]> {
    return this.approvals.setRule(new ContentTypePipe().transform(type), required, actor);
  }

  @Get(`${APPROVAL_PATHS.state}/:type/:id`)
  @Requires(APPROVAL_RIGHTS.state)
  @ApiOkResponse({ type: ApprovalStateDto })
  state(
    @TypeName() type: ContentType,
    @Id() id: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ApprovalStateDto> {
    expectItemRight(type, actor);
    return this.approvals.state(type, id, actor);
  }

  @Post(`${APPROVAL_PATHS.approve}/:type/:id`)
  @HttpCode(200)
  @Requires(APPROVAL_RIGHTS.approve)
  @ApiOkResponse({ type: ApprovalStateDto })
  @ApiConflictResponse({ description: 'The item is no longer what was looked at' })
  approve(
    @TypeName() type: ContentType,
    @Id() id: number,
    @Body() text: ApprovedTextDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ApprovalStateDto> {
    expectItemRight(type, actor);
    return this.approvals.approve(type, id, text, actor);
  }

  @Post(`${APPROVAL_PATHS.withdraw}/:type/:id`)
  @HttpCode(200)
  @Requires(APPROVAL_RIGHTS.withdraw)
  @ApiOkResponse({ type: ApprovalStateDto })
  withdraw(
    @TypeName() type: ContentType,
    @Id() id: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ApprovalStateDto> {
    expectItemRight(type, actor);
    return this.approvals.withdraw(type, id, actor);
  }
}
