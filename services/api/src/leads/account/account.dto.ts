import {
  type Account,
  type AccountAnswer,
  type AccountPerson,
  type AccountRequest,
  type AccountSignature,
  LEAD_KINDS,
  LEAD_STAGES,
  type LeadKind,
  type LeadSignature,
  type LeadStage,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { ClientSessionDto } from '../../clients/index.ts';
import { LeadOfferDto } from '../offers/lead-offer.dto.ts';
import { UnfinishedRequestDto } from '../status/unfinished-request.dto.ts';

class AccountPersonDto implements AccountPerson {
  @ApiProperty({ type: String, nullable: true, description: 'Of the surname its first letter' })
  name: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Masked' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Masked' })
  passport: string | null;

  @ApiProperty({ type: String, nullable: true })
  city: string | null;
}

class AccountRequestDto implements AccountRequest {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: LEAD_KINDS })
  kind: LeadKind;

  @ApiProperty({ enum: PRODUCT_CODES, nullable: true })
  product: ProductCode | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Whole roubles' })
  requiredSum: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  requiredMonthCount: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  days: number | null;

  @ApiProperty({ format: 'date-time' })
  created: string;

  @ApiProperty({ enum: LEAD_STAGES })
  stage: LeadStage;

  @ApiProperty({ type: LeadOfferDto, nullable: true })
  offer: LeadOfferDto | null;

  @ApiProperty({ enum: ['none', 'open', 'signed'] })
  signature: LeadSignature;

  @ApiProperty({ type: UnfinishedRequestDto, nullable: true })
  unfinished: UnfinishedRequestDto | null;
}

class AccountDocumentDto {
  @ApiProperty()
  id: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Bytes' })
  size: number;
}

class AccountSignatureDto implements AccountSignature {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  leadId: string;

  @ApiProperty({ format: 'date-time' })
  signedAt: string;

  @ApiProperty({ type: [AccountDocumentDto] })
  documents: AccountDocumentDto[];
}

class AccountDto implements Account {
  @ApiProperty({ description: 'E.164' })
  phone: string;

  @ApiProperty({ description: 'The last digits' })
  maskedPhone: string;

  @ApiProperty({ type: AccountPersonDto, nullable: true })
  person: AccountPersonDto | null;

  @ApiProperty({ type: [AccountRequestDto] })
  requests: AccountRequestDto[];

  @ApiProperty({ type: [AccountSignatureDto] })
  signatures: AccountSignatureDto[];

  @ApiProperty({ type: [ClientSessionDto] })
  sessions: ClientSessionDto[];
}

export class AccountAnswerDto implements AccountAnswer {
  @ApiProperty({ type: AccountDto, nullable: true, description: 'Null without a session' })
  account: AccountDto | null;
}
