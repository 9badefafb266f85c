import {
  type AgentRequest,
  type BringFriend,
  FORM_MESSAGES,
  type LeadGeneratorQuestion,
  type NeedMoneyRequest,
  type PartnerRequest,
  type PrizeRequest,
  type RealEstateRequest,
  type RequestAccepted,
  type ResumeRequest,
  type VacancyReply,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { contractNumber, email, link, mobile, phone, REQUEST_TEXTS, wishedSum } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { Field, Line, Ticked, WholeNumber } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { MarksDto, SourceDto } from '../intake/source.dto.ts';

const REQUIRED = { required: true };

export const Name = () => Field(REQUEST_TEXTS.name, { required: true, missing: FORM_MESSAGES.name });
export const Comment = () => Field(REQUEST_TEXTS.comment);

export class AgentRequestDto extends MarksDto implements AgentRequest {
  @Name()
  name: string;

  @Field(phone, REQUIRED)
  phoneNumber: string;

  @Field(email, REQUIRED)
  email: string;

  @Transform(({ value }: { value: unknown }) => titleIn(value))
  @Field(REQUEST_TEXTS.city, { required: true, missing: 'Введите город', api: { description: 'Its title' } })
  city: string;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  conditionsAccepted: boolean;
}

export class PartnerRequestDto extends SourceDto implements PartnerRequest {
  @Field(REQUEST_TEXTS.company, {
    required: true,
    missing: FORM_MESSAGES.company,
  })
  company: string;

  @Transform(({ value }: { value: unknown }) => titleIn(value))
  @Line(100, FORM_MESSAGES.companyType, {
    required: true,
    api: { description: 'A title, or an object with one', example: 'Сайт с трафиком' },
  })
  type: string;

  @Field(phone, REQUIRED)
  phoneNumber: string;

  @Field(email, REQUIRED)
  email: string;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  conditionsAccepted: boolean;
}

/** Of «{id, title}» the title. */
function titleIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}

export class LeadGeneratorQuestionDto extends SourceDto implements LeadGeneratorQuestion {
  @Field(REQUEST_TEXTS.site, {
    required: true,
    missing: FORM_MESSAGES.site,
  })
  title: string;

  @Line(100, FORM_MESSAGES.trafficType, REQUIRED)
  type: string;

  @Field(phone, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @Field(REQUEST_TEXTS.question, {
    required: true,
    missing: FORM_MESSAGES.question,
  })
  questions: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class PrizeRequestDto extends SourceDto implements PrizeRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email)
  email?: string;

  @Field(contractNumber)
  contractNumber?: string;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class NeedMoneyRequestDto extends SourceDto implements NeedMoneyRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(wishedSum)
  sum?: number;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class RealEstateRequestDto extends SourceDto implements RealEstateRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(REQUEST_TEXTS.address, {
    required: true,
    missing: FORM_MESSAGES.address,
  })
  address: string;

  @Field(wishedSum)
  sum?: number;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class BringFriendDto extends SourceDto implements BringFriend {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(REQUEST_TEXTS.friendName, {
    required: true,
    missing: FORM_MESSAGES.friendName,
  })
  friendName: string;

  @Field(mobile, { required: true, missing: FORM_MESSAGES.friendPhone })
  friendPhone: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;

  @Ticked(FORM_MESSAGES.friendAgrees)
  friendAgrees: boolean;
}

export class ResumeRequestDto extends SourceDto implements ResumeRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @Field(link, { required: true, missing: FORM_MESSAGES.reference, api: { format: 'uri' } })
  reference: string;

  @Ticked(FORM_MESSAGES.consent)
  agree: boolean;
}

export class ReplyWithoutVacancyDto extends SourceDto implements Omit<VacancyReply, 'vacancyId'> {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email)
  email?: string;

  @Comment()
  comment?: string;

  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class VacancyReplyDto extends ReplyWithoutVacancyDto implements VacancyReply {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @WholeNumber()
  @IsRowId('Выберите вакансию')
  vacancyId: number;
}

export class RequestAcceptedDto implements RequestAccepted {
  @ApiProperty({ type: Boolean, enum: [true] })
  ok: true;

  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  created: string;
}
