import { Controller, Get, HttpCode, Param, ParseIntPipe, Post, StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { REVIEW_FILE_PATHS, REVIEW_FILE_RIGHTS } from '@polden/api-contract';
import { Requires } from '../../../core/access/access.decorators.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { PrivateFile, privateFile } from '../../../core/http/private-file.ts';
import { PersonalAccess } from '../../../history/index.ts';
import { CurrentStaff, StaffActor } from '../../../rbac/index.ts';
import { IdPipe } from '../../../core/dto/id.pipe.ts';
import { ReviewFiles } from './review-files.ts';
import { ReviewPhotos } from './review-photos.ts';
import { ReviewFileDto } from './reviews.dto.ts';

const Id = () => Param('id', IdPipe);
const Position = () =>
  Param('position', new ParseIntPipe({ exceptionFactory: () => new AppError(404, 'Такого файла нет') }));

/** Files that came with reviews, for moderators. */
@ApiTags('reviews')
@ApiBearerAuth()
@Controller()
export class ReviewFilesController {
  constructor(
    private readonly files: ReviewFiles,
    private readonly photos: ReviewPhotos,
    private readonly access: PersonalAccess,
  ) {}

  @Get(`${REVIEW_FILE_PATHS.files}/:id`)
  @Requires(REVIEW_FILE_RIGHTS.files)
  @ApiOkResponse({ type: [ReviewFileDto] })
  filesOf(@Id() id: number): Promise<ReviewFileDto[]> {
    return this.files.of(id);
  }

  @Get(`${REVIEW_FILE_PATHS.file}/:id/:position`)
  @Requires(REVIEW_FILE_RIGHTS.file)
  @PrivateFile()
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' }, description: 'What came with the review' })
  @ApiNotFoundResponse()
  async file(
    @Id() id: number,
    @Position() position: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<StreamableFile> {
    const file = await this.files.open(id, position, actor);
    await this.access.note(actor, 'review-file', `${id}/${position}`);
    return privateFile(file);
  }

  @Post(`${REVIEW_FILE_PATHS.filePublish}/:id/:position`)
  @HttpCode(200)
  @Requires(REVIEW_FILE_RIGHTS.filePublish)
  @ApiOkResponse({ type: [ReviewFileDto] })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: 'Visitors do not see the review' })
  async publish(
    @Id() id: number,
    @Position() position: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ReviewFileDto[]> {
    await this.photos.publish(id, position, actor);
    return this.files.of(id);
  }

  @Post(`${REVIEW_FILE_PATHS.fileWithdraw}/:id/:position`)
  @HttpCode(200)
  @Requires(REVIEW_FILE_RIGHTS.fileWithdraw)
  @ApiOkResponse({ type: [ReviewFileDto] })
  @ApiNotFoundResponse()
  async withdraw(
    @Id() id: number,
    @Position() position: number,
    @CurrentStaff() actor: StaffActor,
  ): Promise<ReviewFileDto[]> {
    await this.photos.withdraw(id, position, actor);
    return this.files.of(id);
  }
}
