import {
  type AgentRequest,
  type BringFriend,
  FORM_MESSAGES,
  type LeadGeneratorQuestion,
  type NeedMoneyRequest,
  type PartnerRequest,
  type PrizeRequest,
  type RealEstateRequest,
  REQUEST_COMMENT_MAX,
  REQUEST_NAME_MAX,
  type RequestAccepted,
  type ResumeRequest,
  type VacancyReply,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { email, link, mobile, phone, wishedSum } from '@polden/field-kinds';
import { Transform } from 'class-transformer';
import { Field, Line, Lines, Ticked, WholeNumber } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { MarksDto, SourceDto } from '../intake/source.dto.ts';

export const CONSENT = 'Отметьте согласие на обработку персональных данных';
const REQUIRED = { required: true };
const CITY = 'Город: одной строкой до 100 знаков';

export const Name = () =>
  Line(REQUEST_NAME_MAX, `Имя: одной строкой до ${REQUEST_NAME_MAX} знаков`, {
    required: true,
    missing: FORM_MESSAGES.name,
  });
export const Comment = () => Lines(REQUEST_COMMENT_MAX, `Комментарий: до ${REQUEST_COMMENT_MAX} знаков`);

export class AgentRequestDto extends MarksDto implements AgentRequest {
  @Name()
  name: string;

  @Field(phone, REQUIRED)
  phoneNumber: string;

  @Field(email, REQUIRED)
  email: string;

  @Transform(({ value }: { value: unknown }) => titleIn(value))
  @Line(100, CITY, { required: true, missing: 'Введите город', api: { description: 'Its title' } })
  city: string;

  @Comment()
  comment?: string;

  @Ticked('Отметьте согласие с условиями')
  conditionsAccepted: boolean;
}

export class PartnerRequestDto extends SourceDto implements PartnerRequest {
  @Line(200, 'Компания: одной строкой до 200 знаков', {
    required: true,
    missing: 'Введите название компании или сайта',
  })
  company: string;

  @Transform(({ value }: { value: unknown }) => titleIn(value))
  @Line(100, 'Выберите, чем занимается компания', {
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

  @Ticked('Отметьте согласие с условиями')
  conditionsAccepted: boolean;
}

/** Of «{id, title}» the title. */
function titleIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}

export class LeadGeneratorQuestionDto extends SourceDto implements LeadGeneratorQuestion {
  @Line(200, 'Название: одной строкой до 200 знаков', {
    required: true,
    missing: 'Введите название сайта или компании',
  })
  title: string;

  @Line(100, 'Выберите тип трафика', REQUIRED)
  type: string;

  @Field(phone, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @Lines(REQUEST_COMMENT_MAX, `Вопрос: до ${REQUEST_COMMENT_MAX} знаков`, {
    required: true,
    missing: 'Напишите вопрос',
  })
  questions: string;

  @Ticked(CONSENT)
  consent: boolean;
}

export class PrizeRequestDto extends SourceDto implements PrizeRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email)
  email?: string;

  @Line(40, 'Номер договора: до 40 знаков')
  contractNumber?: string;

  @Comment()
  comment?: string;

  @Ticked(CONSENT)
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

  @Ticked(CONSENT)
  consent: boolean;
}

export class RealEstateRequestDto extends SourceDto implements RealEstateRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Line(300, 'Адрес недвижимости: одной строкой до 300 знаков', {
    required: true,
    missing: 'Введите адрес недвижимости',
  })
  address: string;

  @Field(wishedSum)
  sum?: number;

  @Comment()
  comment?: string;

  @Ticked(CONSENT)
  consent: boolean;
}

export class BringFriendDto extends SourceDto implements BringFriend {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Line(REQUEST_NAME_MAX, `Имя друга: одной строкой до ${REQUEST_NAME_MAX} знаков`, {
    required: true,
    missing: FORM_MESSAGES.friendName,
  })
  friendName: string;

  @Field(mobile, REQUIRED)
  friendPhone: string;

  @Ticked(CONSENT)
  consent: boolean;

  @Ticked('Отметьте, что друг знает об этом и не против звонка')
  friendAgrees: boolean;
}

export class ResumeRequestDto extends SourceDto implements ResumeRequest {
  @Name()
  name: string;

  @Field(mobile, REQUIRED)
  phone: string;

  @Field(email, REQUIRED)
  email: string;

  @Field(link, { required: true, api: { format: 'uri' } })
  reference: string;

  @Ticked(CONSENT)
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

  @Ticked(CONSENT)
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
