import { Body, Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { PROFILE_PATHS } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { BySession } from '../../core/access/access.decorators.ts';
import { StaffAuthenticator } from '../staff-authenticator.ts';
import {
  LettersChoiceDto,
  PasswordChangeDto,
  SecondFactorCodeDto,
  SecondFactorOffDto,
  SecondFactorSetupDto,
  SecondFactorStartDto,
  StaffProfileDto,
} from './profile.dto.ts';
import { LoggedInGuard } from './logged-in.guard.ts';
import { Profiles } from './profiles.ts';
import { SecondFactors } from './second-factors.ts';
import { StaffLetters } from './staff-letters.ts';

/** One's own account: no right is needed to look after it. */
@ApiTags('auth')
@ApiBearerAuth()
@ApiUnauthorizedResponse()
@BySession()
@UseGuards(LoggedInGuard)
@Controller()
export class ProfileController {
  constructor(
    private readonly staff: StaffAuthenticator,
    private readonly profiles: Profiles,
    private readonly secondFactors: SecondFactors,
    private readonly letters: StaffLetters,
  ) {}

  @Get(PROFILE_PATHS.read)
  @ApiOkResponse({ type: StaffProfileDto })
  async read(@Req() request: FastifyRequest): Promise<StaffProfileDto> {
    return this.profiles.read(await this.staff.expect(request));
  }

  @Post(PROFILE_PATHS.password)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async password(@Req() request: FastifyRequest, @Body() body: PasswordChangeDto): Promise<true> {
    return this.profiles.changePassword(await this.staff.expect(request), body);
  }

  @Post(PROFILE_PATHS.secondFactorStart)
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorSetupDto })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async start(
    @Req() request: FastifyRequest,
    @Body() body: SecondFactorStartDto,
  ): Promise<SecondFactorSetupDto> {
    return this.secondFactors.start(await this.staff.expect(request), body);
  }

  @Post(PROFILE_PATHS.secondFactorOn)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async switchOn(@Req() request: FastifyRequest, @Body() body: SecondFactorCodeDto): Promise<true> {
    return this.secondFactors.switchOn(await this.staff.expect(request), body);
  }

  @Post(PROFILE_PATHS.secondFactorOff)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiUnprocessableEntityResponse()
  @ApiTooManyRequestsResponse()
  async switchOff(@Req() request: FastifyRequest, @Body() body: SecondFactorOffDto): Promise<true> {
    return this.secondFactors.switchOff(await this.staff.expect(request), body);
  }

  @Post(PROFILE_PATHS.letters)
  @HttpCode(200)
  @ApiOkResponse({ type: Boolean })
  @ApiUnprocessableEntityResponse()
  async chooseLetters(@Req() request: FastifyRequest, @Body() body: LettersChoiceDto): Promise<true> {
    return this.letters.choose(await this.staff.expect(request), body);
  }
}
