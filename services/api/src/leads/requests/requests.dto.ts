import {
  AGENT_FIELDS,
  BRING_FRIEND_FIELDS,
  FORM_MESSAGES,
  LEAD_GENERATOR_FIELDS,
  NEED_MONEY_FIELDS,
  PARTNER_FIELDS,
  PRIZE_FIELDS,
  REAL_ESTATE_FIELDS,
  type RequestAccepted,
  RESUME_FIELDS,
  VACANCY_REPLY_FIELDS,
} from '@polden/api-contract';
import { ApiProperty } from '@nestjs/swagger';
import { Ticked, WholeNumber } from '../../core/dto/field.ts';
import { IsRowId } from '../../core/dto/row-id.ts';
import { MarksDto, SourceDto } from '../intake/source.dto.ts';
import { withFields } from './with-fields.ts';

const TITLE = { api: { description: 'Its title' } };

export class AgentRequestDto extends withFields(MarksDto, AGENT_FIELDS, {
  city: { ...TITLE, titled: true },
}) {
  @Ticked(FORM_MESSAGES.consent)
  conditionsAccepted: boolean;
}

export class PartnerRequestDto extends withFields(SourceDto, PARTNER_FIELDS, {
  type: {
    api: { description: 'A title, or an object with one', example: 'Сайт с трафиком' },
    titled: true,
  },
}) {
  @Ticked(FORM_MESSAGES.consent)
  conditionsAccepted: boolean;
}

export class LeadGeneratorQuestionDto extends withFields(SourceDto, LEAD_GENERATOR_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class PrizeRequestDto extends withFields(SourceDto, PRIZE_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class NeedMoneyRequestDto extends withFields(MarksDto, NEED_MONEY_FIELDS, { city: TITLE }) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class RealEstateRequestDto extends withFields(SourceDto, REAL_ESTATE_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class BringFriendDto extends withFields(SourceDto, BRING_FRIEND_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;

  @Ticked(FORM_MESSAGES.friendAgrees)
  friendAgrees: boolean;
}

export class ResumeRequestDto extends withFields(SourceDto, RESUME_FIELDS, {
  reference: { api: { format: 'uri' } },
}) {
  @Ticked(FORM_MESSAGES.consent)
  agree: boolean;
}

export class ReplyWithoutVacancyDto extends withFields(SourceDto, VACANCY_REPLY_FIELDS) {
  @Ticked(FORM_MESSAGES.consent)
  consent: boolean;
}

export class VacancyReplyDto extends ReplyWithoutVacancyDto {
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
