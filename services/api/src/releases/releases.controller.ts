import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Body, Controller, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RELEASES_PATHS, RELEASES_RIGHTS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Requires, TakesFile } from '../core/access/access.decorators.ts';
import { PublishService } from './publish.service.ts';
import {
  PublishedReleaseDto,
  PublishReleaseDto,
  ReleaseFileQuery,
  ReleaseQuery,
  ReleaseUploadDto,
  UploadedFileDto,
} from './releases.dto.ts';
import { CurrentTeam, TeamActor } from './team-actor.ts';
import { UploadService } from './upload.service.ts';

/** How releases come in. */
@ApiTags('releases')
@ApiBearerAuth()
@Controller()
export class ReleasesController {
  constructor(
    private readonly uploads: UploadService,
    private readonly publisher: PublishService,
  ) {}

  @Put(RELEASES_PATHS.file)
  @Requires(RELEASES_RIGHTS.file)
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
  @Requires(RELEASES_RIGHTS.upload)
  @ApiOkResponse({ type: ReleaseUploadDto })
  upload(@CurrentTeam() team: TeamActor, @Query() query: ReleaseQuery): Promise<ReleaseUploadDto> {
    return this.uploads.readUpload(team, query);
  }

  @Post(RELEASES_PATHS.publish)
  @HttpCode(200)
  @Requires(RELEASES_RIGHTS.publish)
  @ApiOkResponse({ type: PublishedReleaseDto })
  publish(
    @CurrentTeam() team: TeamActor,
    @Body() { manifest }: PublishReleaseDto,
  ): Promise<PublishedReleaseDto> {
    return this.publisher.publish(team, manifest);
  }
}

/** A body that is refused half-way is not read to its end, and its sender may never stop. */
function endConnectionWhenBrokenOff(body: Readable, socket: Socket, reply: FastifyReply): void {
  body.once('error', () => {
    void reply.header('Connection', 'close');
    reply.raw.once('finish', () => socket.destroy());
  });
}
