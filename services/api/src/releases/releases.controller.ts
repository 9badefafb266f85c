import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requires, TakesFile } from '../access/access.decorators.ts';
import { PromoteService } from './promote.service.ts';
import { PublishService } from './publish.service.ts';
import {
  PromotedReleaseDto,
  PromoteReleaseDto,
  PublishedReleaseDto,
  PublishReleaseDto,
  ReleaseFileQuery,
  ReleaseQuery,
  ReleaseUploadDto,
  RemoteStatusDto,
  UploadedFileDto,
} from './releases.dto.ts';
import { StatusService } from './status.service.ts';
import { CurrentTeam, TeamActor } from './team-actor.ts';
import { UploadService } from './upload.service.ts';

/** What a team's pipeline calls. */
@ApiTags('releases')
@ApiBearerAuth()
@Controller()
export class ReleasesController {
  constructor(
    private readonly uploads: UploadService,
    private readonly publisher: PublishService,
    private readonly promoter: PromoteService,
    private readonly statuses: StatusService,
  ) {}

  @Put(RELEASES_PATHS.file)
  @Requires('releases.publish')
  @TakesFile()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: UploadedFileDto })
  async file(
    @CurrentTeam() team: TeamActor,
    @Query() query: ReleaseFileQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedFileDto> {
    const body = request.body instanceof Readable ? request.body : Readable.from([]);
    const length = request.headers['content-length'];
    endConnectionWhenBrokenOff(body, request.raw.socket, reply);
    const announced = length === undefined ? undefined : Number(length);
    return { integrity: await this.uploads.takeFile(team, query, body, announced) };
  }

  @Get(RELEASES_PATHS.upload)
  @Requires('releases.publish')
  @ApiOkResponse({ type: ReleaseUploadDto })
  upload(@CurrentTeam() team: TeamActor, @Query() query: ReleaseQuery): Promise<ReleaseUploadDto> {
    return this.uploads.readUpload(team, query);
  }

  @Post(RELEASES_PATHS.publish)
  @HttpCode(200)
  @Requires('releases.publish')
  @ApiOkResponse({ type: PublishedReleaseDto })
  publish(
    @CurrentTeam() team: TeamActor,
    @Body() { manifest }: PublishReleaseDto,
  ): Promise<PublishedReleaseDto> {
    return this.publisher.publish(team, manifest);
  }

  @Post(RELEASES_PATHS.promote)
  @HttpCode(200)
  @Requires('releases.promote')
  @ApiOkResponse({ type: PromotedReleaseDto })
  promote(@CurrentTeam() team: TeamActor, @Body() promotion: PromoteReleaseDto): Promise<PromotedReleaseDto> {
    return this.promoter.promote(team, promotion);
  }

  @Get(RELEASES_PATHS.status)
  @Requires('releases.read')
  @ApiOkResponse({ type: RemoteStatusDto, isArray: true })
  status(@CurrentTeam() team: TeamActor): Promise<RemoteStatusDto[]> {
    return this.statuses.remotesOf(team);
  }
}

/** A body that is refused half-way is not read to its end, and its sender may never stop. */
function endConnectionWhenBrokenOff(body: Readable, socket: Socket, reply: FastifyReply): void {
  body.once('error', () => {
    void reply.header('Connection', 'close');
    reply.raw.once('finish', () => socket.destroy());
  });
}
