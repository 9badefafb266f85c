import { Body, Controller, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { COMMENT_PATHS, COMMENT_RIGHTS, IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { DoneDto } from '../../core/dto/done.dto.ts';
import { Requires } from '../../core/access/access.decorators.ts';
import { clientKey } from '../../core/idempotency/idempotency.ts';
import { IdPipe } from '../../core/dto/id.pipe.ts';
import { CurrentStaff, StaffActor } from '../../rbac/index.ts';
import { ContentTypePipe } from '../content-type.pipe.ts';
import { CommentResolutionDto, ItemCommentDto, MentionDto, NewCommentDto } from './comments.dto.ts';
import { Comments } from './comments.ts';

const TypeName = () => Param('type', ContentTypePipe);
const Id = () => Param('id', IdPipe);

@ApiTags('comment')
@ApiBearerAuth()
@ApiNotFoundResponse()
@Controller()
export class CommentsController {
  constructor(private readonly comments: Comments) {}

  @Get(`${COMMENT_PATHS.list}/:type/:id`)
  @Requires(COMMENT_RIGHTS.list)
  @ApiOkResponse({ type: [ItemCommentDto] })
  list(
    @TypeName() type: ContentType,
    @Id() id: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ItemCommentDto[]> {
    return this.comments.list(type, id, actor);
  }

  @Post(`${COMMENT_PATHS.add}/:type/:id`)
  @HttpCode(200)
  @Requires(COMMENT_RIGHTS.add)
  @ApiHeader({ name: IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiOkResponse({ type: [ItemCommentDto] })
  add(
    @TypeName() type: ContentType,
    @Id() id: number,
    @Body() { text }: NewCommentDto,
    @CurrentStaff() actor: StaffActor,
    @Headers(IDEMPOTENCY_KEY_HEADER) key?: string,
  ): Promise<ItemCommentDto[]> {
    return this.comments.add(type, id, { text, key: clientKey(key) }, actor);
  }

  @Post(`${COMMENT_PATHS.resolve}/:id`)
  @HttpCode(200)
  @Requires(COMMENT_RIGHTS.resolve)
  @ApiOkResponse({ type: [ItemCommentDto] })
  resolve(
    @Id() id: number,
    @Body() { resolved }: CommentResolutionDto,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ItemCommentDto[]> {
    return this.comments.resolve(id, resolved, actor);
  }

  @Get(COMMENT_PATHS.people)
  @Requires(COMMENT_RIGHTS.people)
  @ApiOkResponse({ type: [String] })
  people(): Promise<string[]> {
    return this.comments.people();
  }

  @Get(COMMENT_PATHS.mentions)
  @Requires(COMMENT_RIGHTS.mentions)
  @ApiOkResponse({ type: [MentionDto] })
  mentions(@CurrentStaff() actor: StaffActor): Promise<MentionDto[]> {
    return this.comments.mentions(actor);
  }

  @Post(`${COMMENT_PATHS.seen}/:id`)
  @HttpCode(200)
  @Requires(COMMENT_RIGHTS.seen)
  @ApiOkResponse({ type: DoneDto })
  async seen(@Id() id: number, @CurrentStaff() actor: StaffActor): Promise<DoneDto> {
    await this.comments.see(id, actor);
    return { ok: true };
  }
}
