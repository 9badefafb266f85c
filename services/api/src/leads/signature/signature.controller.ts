import { Body, Controller, Get, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { SIGNATURE_PATHS } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../core/access/access.decorators.ts';
import { Budgets } from '../../core/budgets/budgets.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { disposition } from '../../core/http/disposition.ts';
import { ApiPhoneVerification } from '../intake/verified-phone.ts';
import { SignatureDocumentsReader } from './signature-documents.ts';
import { SignatureFiles } from './signature-files.ts';
import {
  RetrySignatureDto,
  SignatureDocumentsDto,
  SignatureDocumentsRequestDto,
  SignatureVerificationDto,
  SignDocumentsDto,
  SignedDocumentsDto,
  VerifySignatureDto,
} from './signature.dto.ts';
import { SignatureService } from './signature.service.ts';

const REFUSAL = 'Слишком много запросов. Попробуйте немного позже';
/** The viewer of a browser would stay empty in a sandbox. */
const SHUT = `script-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;

@ApiTags('signature')
@ApiPhoneVerification()
@ApiUnprocessableEntityResponse()
@ApiTooManyRequestsResponse()
@Public()
@Controller()
export class SignatureController {
  constructor(
    private readonly documentsReader: SignatureDocumentsReader,
    private readonly signatures: SignatureService,
    private readonly files: SignatureFiles,
    private readonly budgets: Budgets,
    private readonly config: ApiConfig,
  ) {}

  @Post(SIGNATURE_PATHS.documents)
  @HttpCode(200)
  @ApiOkResponse({ type: SignatureDocumentsDto })
  async documents(
    @Body() { leadId }: SignatureDocumentsRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<SignatureDocumentsDto> {
    await this.spend(request.ip);
    return this.documentsReader.read(leadId, request);
  }

  @Post(SIGNATURE_PATHS.sign)
  @HttpCode(200)
  @ApiOkResponse({ type: SignatureVerificationDto })
  async sign(
    @Body() body: SignDocumentsDto,
    @Req() request: FastifyRequest,
  ): Promise<SignatureVerificationDto> {
    await this.spend(request.ip);
    return this.signatures.sign(body, request);
  }

  @Post(SIGNATURE_PATHS.retry)
  @HttpCode(200)
  @ApiOkResponse({ type: SignatureVerificationDto })
  async retry(
    @Body() body: RetrySignatureDto,
    @Req() request: FastifyRequest,
  ): Promise<SignatureVerificationDto> {
    await this.spend(request.ip);
    return this.signatures.retry(body, request);
  }

  @Post(SIGNATURE_PATHS.verify)
  @HttpCode(200)
  @ApiOkResponse({ type: SignedDocumentsDto })
  async verify(
    @Body() body: VerifySignatureDto,
    @Req() request: FastifyRequest,
  ): Promise<SignedDocumentsDto> {
    await this.spend(request.ip);
    return this.signatures.verify(body, request);
  }

  /** A PDF by the expiring link that the other answers give. */
  @Get(SIGNATURE_PATHS.file)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async file(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.spend(request.ip);
    const { title, pdf } = await this.files.open(request.url.split('?')[1] ?? '', request);
    void reply.headers({
      'Content-Security-Policy': SHUT,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: disposition(`${title}.pdf`, 'inline'),
      length: pdf.length,
    });
  }

  private async spend(ip: string): Promise<void> {
    await this.budgets.spendOfAddress('signature', ip, {
      budget: this.config.limits.signature.ip,
      refusal: REFUSAL,
    });
  }
}
