import {
  ACCOUNT_OWNER_HEADER,
  type Account,
  type AccountAnswer,
  type AccountPerson,
  type AccountRequest,
  type AccountSignature,
  type CopiedFact,
  LEAD_KINDS,
  LEAD_STAGES,
  type LeadKind,
  type LeadSignature,
  type LeadStage,
  PRODUCT_CODES,
  type ProductCode,
  type RequestThanks,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { ClientSessionDto } from '../../clients/index.ts';
import { LeadOfferDto } from '../offers/lead-offer.dto.ts';
import { RequestedLoanDto, UnfinishedRequestDto } from '../status/unfinished-request.dto.ts';

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

class FactDto implements CopiedFact {
  @ApiProperty()
  label: string;

  @ApiProperty()
  value: string;
}

class RequestThanksDto implements RequestThanks {
  @ApiProperty()
  title: string;

  @ApiProperty()
  text: string;
}

class AccountRequestDto implements AccountRequest {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: LEAD_KINDS })
  kind: LeadKind;

  @ApiProperty({ type: [FactDto], description: 'Of another request than for a loan; nobody is named' })
  facts: FactDto[];

  @ApiProperty({ type: RequestThanksDto, nullable: true, description: 'What its sender was told' })
  thanks: RequestThanksDto | null;

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

  @ApiProperty({
    type: RequestedLoanDto,
    nullable: true,
    description: 'Where another is sent, when the offer on this one has lapsed or was refused',
  })
  again: RequestedLoanDto | null;

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
  @ApiProperty({ description: `Opaque: for ${ACCOUNT_OWNER_HEADER}` })
  owner: string;

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
