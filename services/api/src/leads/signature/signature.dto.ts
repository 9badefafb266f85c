import {
  FORM_MESSAGES,
  PRODUCT_CODES,
  type ProductCode,
  type RetrySignature,
  type SignatureDocument,
  type SignatureDocuments,
  type SignatureDocumentsRequest,
  type SignatureVerification,
  type SignDocuments,
  type SignedDocuments,
  type VerifySignature,
  type WaitingSignature,
} from '@polden/api-contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUUID, Matches } from 'class-validator';
import { IsLine } from '../../core/dto/validators.ts';
import { LeadOfferDto } from '../offers/lead-offer.dto.ts';

const MAX_DOCUMENTS = 20;
const UNKNOWN_LEAD = 'Неизвестная заявка';
const UNKNOWN_SESSION = 'Откройте документы ещё раз';
const UNKNOWN_DOCUMENT = 'Неизвестный документ';
const UNKNOWN_TOKEN = 'Проверка не распознана';
const TOKEN_LENGTH = 4096;
const TOKEN = { description: 'Captcha token; without a solved one a smaller budget applies' };

export class SignatureDocumentsRequestDto implements SignatureDocumentsRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_LEAD })
  leadId: string;
}

export class SignatureDocumentDto implements SignatureDocument {
  @ApiProperty({ example: 'loan-application' })
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Path of the PDF, valid for an hour' })
  link: string;

  @ApiProperty()
  isRequired: boolean;

  @ApiProperty({ description: 'SHA-256 of the PDF, hex' })
  hash: string;

  @ApiProperty({ type: 'integer', description: 'Bytes of the PDF' })
  size: number;
}

export class SignDocumentsDto implements SignDocuments {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_LEAD })
  leadId: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_SESSION })
  formSessionId: string;

  @ApiProperty({ type: [String], description: 'Ids of the ticked documents' })
  @IsArray({ message: UNKNOWN_DOCUMENT })
  @ArrayMaxSize(MAX_DOCUMENTS, { message: 'Слишком много документов' })
  @ArrayUnique({ message: UNKNOWN_DOCUMENT })
  @IsString({ each: true, message: UNKNOWN_DOCUMENT })
  documents: string[];

  @ApiPropertyOptional(TOKEN)
  @IsOptional()
  @IsLine(TOKEN_LENGTH, UNKNOWN_TOKEN)
  token?: string;
}

export class SignatureVerificationDto implements SignatureVerification {
  @ApiProperty({ format: 'uuid' })
  signatureVerificationId: string;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  resendAfter: number;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  expiresIn: number;

  @ApiProperty({ description: 'The last four digits' })
  maskedPhone: string;
}

export class RetrySignatureDto implements RetrySignature {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_SESSION })
  signatureVerificationId: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_LEAD })
  leadId: string;

  @ApiPropertyOptional(TOKEN)
  @IsOptional()
  @IsLine(TOKEN_LENGTH, UNKNOWN_TOKEN)
  token?: string;
}

export class VerifySignatureDto implements VerifySignature {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: UNKNOWN_SESSION })
  signatureVerificationId: string;

  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/u, { message: FORM_MESSAGES.code })
  code: string;
}

export class SignedDocumentsDto implements SignedDocuments {
  @ApiProperty({ type: Boolean, enum: [true] })
  signed: true;

  @ApiProperty({ format: 'date-time' })
  signedAt: string;

  @ApiProperty({ type: [SignatureDocumentDto] })
  documents: SignatureDocumentDto[];
}

export class WaitingSignatureDto extends SignatureVerificationDto implements WaitingSignature {
  @ApiProperty({ type: [String], description: 'Ids of the documents that the code is for' })
  documents: string[];
}

export class SignatureDocumentsDto implements SignatureDocuments {
  @ApiProperty({ enum: PRODUCT_CODES })
  product: ProductCode;

  @ApiProperty({ type: LeadOfferDto, nullable: true })
  offer: LeadOfferDto | null;

  @ApiProperty({ format: 'uuid' })
  formSessionId: string;

  @ApiProperty({ type: [SignatureDocumentDto] })
  documents: SignatureDocumentDto[];

  @ApiProperty({ type: WaitingSignatureDto, nullable: true })
  waiting: WaitingSignatureDto | null;

  @ApiProperty({ type: SignedDocumentsDto, nullable: true })
  signed: SignedDocumentsDto | null;
}
