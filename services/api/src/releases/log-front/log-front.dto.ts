import { ApiProperty } from '@nestjs/swagger';
import {
  type FrontLogEntry,
  type FrontLogPayload,
  LOG_FRONT_LEVELS,
  type LogFrontLevel,
} from '@polden/api-contract';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { ObjectOf } from '../../core/dto/nested.ts';

const MAX_PHONE = 40;
const MAX_URL = 2000;
const MAX_MESSAGE = 500;

class FrontLogPayloadDto implements FrontLogPayload {
  @ApiProperty({ required: false, description: 'Only a mask of it is kept' })
  @IsOptional()
  @IsString({ message: 'Телефон — строка' })
  @MaxLength(MAX_PHONE, { message: 'Телефон длиннее, чем бывает' })
  phone?: string;

  @ApiProperty({ description: 'Kept without its query' })
  @IsString({ message: 'Нужен адрес страницы' })
  @MaxLength(MAX_URL, { message: 'Слишком длинный адрес страницы' })
  url: string;

  @ApiProperty({ required: false, description: 'Kept without addresses’ queries and long numbers' })
  @IsOptional()
  @IsString({ message: 'Сообщение — строка' })
  @MaxLength(MAX_MESSAGE, { message: 'Слишком длинное сообщение' })
  message?: string;
}

export class FrontLogEntryDto implements FrontLogEntry {
  @ApiProperty()
  @ObjectOf(FrontLogPayloadDto, 'Нужно содержание записи')
  payload: FrontLogPayloadDto;

  @ApiProperty({ enum: LOG_FRONT_LEVELS })
  @IsIn(LOG_FRONT_LEVELS, { message: 'Неизвестный уровень записи' })
  level: LogFrontLevel;
}
