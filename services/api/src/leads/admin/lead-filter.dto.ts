import {
  LEAD_DELIVERY_STATES,
  LEAD_KINDS,
  LEAD_STAGE_FILTERS,
  LEAD_STATUSES,
  type LeadDeliveryState,
  type LeadKind,
  type LeadListQuery,
  type LeadStageFilter,
  type LeadStatus,
  PRODUCT_CODES,
  type ProductCode,
} from '@polden/api-contract';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { isoDay } from '@polden/field-kinds';
import { IsIn, IsOptional } from 'class-validator';
import { Field, Line } from '../../core/dto/field.ts';
import { QueryPage } from '../../core/dto/query-page.ts';

const Choice = (values: readonly string[], message: string): PropertyDecorator => {
  return (target, property) => {
    ApiPropertyOptional({ enum: values })(target, property);
    IsOptional()(target, property);
    IsIn(values, { message })(target, property);
  };
};

export class LeadFilterDto implements Omit<LeadListQuery, 'page'> {
  @Choice(LEAD_KINDS, 'Таких обращений нет')
  kind?: LeadKind;

  @Choice(LEAD_STATUSES, 'Такого статуса нет')
  status?: LeadStatus;

  @Choice(LEAD_STAGE_FILTERS, 'По такому состоянию не ищем')
  stage?: LeadStageFilter;

  @Choice(['1'], 'Свои заявки — это mine=1')
  mine?: '1';

  @Choice(LEAD_DELIVERY_STATES, 'Такого состояния доставки нет')
  delivery?: LeadDeliveryState;

  @Choice(PRODUCT_CODES, 'Такого займа нет')
  product?: ProductCode;

  @Field(isoDay, { api: { format: 'date' } })
  dateFrom?: string;

  @Field(isoDay, { api: { format: 'date' } })
  dateTo?: string;

  @Line(100, 'Ищем по телефону целиком или по номеру заявки', { api: { description: 'A whole phone or id' } })
  search?: string;
}

export class LeadListQueryDto extends LeadFilterDto implements LeadListQuery {
  @QueryPage()
  page: number = 1;
}
